import { decode, encode } from 'fast-png';
import pixelmatch from 'pixelmatch';

export type PixelDifference = {
  count: number;
  /** The second picture, pale, with the differences in red, as PNG. */
  marked: () => Uint8Array;
};

/** Compares two PNG pictures. Colors may differ by `threshold` (0 to 1); pixels that only one picture has differ. */
export function pixelDifference(
  one: Uint8Array,
  other: Uint8Array,
  { threshold = 0 } = {},
): PixelDifference {
  const [first, second] = [decode(one), decode(other)];
  const width = Math.max(first.width, second.width);
  const height = Math.max(first.height, second.height);
  const data = new Uint8Array(width * height * 4);
  const count = pixelmatch(
    onGround(first, width, height),
    onGround(second, width, height),
    data,
    width,
    height,
    { threshold, includeAA: true },
  );
  return { count, marked: () => encode({ width, height, data, channels: 4 }) };
}

/** The pixels, four bytes each, on a transparent ground that may be larger. */
function onGround(picture: ReturnType<typeof decode>, width: number, height: number): Uint8Array {
  const { data, channels } = picture;
  const pixels = new Uint8Array(width * height * 4);
  for (let y = 0; y < picture.height; y += 1)
    for (let x = 0; x < picture.width; x += 1)
      for (let channel = 0; channel < 4; channel += 1)
        pixels[(y * width + x) * 4 + channel] =
          channel < channels ? (data[(y * picture.width + x) * channels + channel] ?? 0) : 255;
  return pixels;
}
