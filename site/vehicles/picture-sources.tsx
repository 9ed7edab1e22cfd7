import { type Picture, pictureSrcSet } from '#catalogue/pictures/picture.ts';

/** From here on a window is no phone's (document 1, section 9). */
export const wideWindow = '(width >= 48rem)';
export const narrowWindow = '(width < 48rem)';

/** A picture's files for a `<picture>`: AVIF first, then WebP. */
export function PictureSources({
  picture,
  sizes,
  media,
}: {
  picture: Pick<Picture, 'path' | 'width' | 'height' | 'widths'>;
  /** How wide it is shown, as the attribute `sizes` says it. */
  sizes: string;
  /** Only where this holds; everywhere without it. */
  media?: string | undefined;
}) {
  const { width, height } = picture;
  return (['avif', 'webp'] as const).map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      srcSet={pictureSrcSet(picture, format)}
      sizes={sizes}
      media={media}
      width={width}
      height={height}
    />
  ));
}
