/** Where the page comes back to the lines that a visitor pulled free; empty until then. */
export function PulledLines() {
  return <b hidden data-thread-part="again" />;
}
