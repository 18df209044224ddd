import type { Styled } from '#lib/class-names.ts';

/** A photograph as the build has cropped it: one file of each format for phones, and one for wider windows. */
export type Picture = {
  alt: string;
  width: number;
  height: number;
  phone: { avif: string; webp: string };
  wide: { avif: string; webp: string };
};

/** A photograph in the shape of its crop, at the size that `className` sets. */
export function Photograph({ picture, className }: Styled & { picture: Picture }) {
  const { alt, width, height, phone, wide } = picture;
  return (
    <picture>
      <source media="(min-width: 48rem)" type="image/avif" srcSet={wide.avif} />
      <source media="(min-width: 48rem)" type="image/webp" srcSet={wide.webp} />
      <source type="image/avif" srcSet={phone.avif} />
      <img
        className={className}
        src={phone.webp}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
