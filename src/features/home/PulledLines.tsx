/** A place that repeats the message about the lines that a visitor has pulled free; hidden until then. */
export function PulledLines() {
  return <b hidden data-thread-part="again" />;
}
