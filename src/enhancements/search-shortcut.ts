/**
 * "/" leads to the field from wherever no field has the focus. The box in `choice` turns it off, as a shortcut of one
 * character must allow: speech input may type one by accident. Where the box is not shown, the shortcut does not work.
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
