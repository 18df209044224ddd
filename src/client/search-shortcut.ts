/**
 * "/" moves the focus to the search field unless a field already has it. The checkbox in `choice` turns this off, as
 * WCAG requires of single-character shortcuts: speech input may type one by accident. If the checkbox is not visible,
 * the shortcut is off.
 */
export function enhanceShortcut(input: HTMLInputElement, choice: HTMLElement): void {
  const box = choice.querySelector('input');
  addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey, isComposing } = event;
    const isPlain = key === '/' && !ctrlKey && !metaKey && !altKey && !isComposing;
    const isElsewhere =
      target instanceof Element &&
      !target.closest('input:not([type=checkbox]), textarea, select, [contenteditable], dialog');
    const isOn = box?.checked && choice.offsetParent !== null;
    if (!isPlain || !isElsewhere || !isOn || event.defaultPrevented) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
}
