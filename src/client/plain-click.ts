/**
 * Whether a click only asks to follow the link in this tab: no new tab, no download, not handled yet. Other buttons than
 * the first send `auxclick`.
 */
export function isPlainClick(event: MouseEvent): boolean {
  return !(
    event.defaultPrevented ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  );
}
