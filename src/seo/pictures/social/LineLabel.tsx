const [SIZE, PADDING, ADVANCE] = [25, 14, 14.2];

/** A name on a line, on a plate of the ground's color; `x` is where the plate begins. */
export function LineLabel(props: { x: number; y: number; color: string; children: string }) {
  const { x, y, color, children } = props;
  const width = children.length * ADVANCE + 2 * PADDING;
  return (
    <>
      <rect
        x={x}
        y={y - 17}
        width={width}
        height="34"
        rx="17"
        fill="var(--bg)"
        stroke={color}
        strokeWidth="4"
      />
      <text
        x={x + width / 2}
        y={y + 8.5}
        textAnchor="middle"
        fontFamily="var(--face-text)"
        fontSize={SIZE}
        fill="var(--ink)"
      >
        {children}
      </text>
    </>
  );
}
