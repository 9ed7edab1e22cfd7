import { type Picture, pictureSrcSet } from '#catalogue/pictures/picture.ts';

/** Media queries of windows for wide pictures, and of those for tall ones: phones, and tablets held upright. */
export const wideWindow = '(width >= 62.5rem), (width >= 48rem) and (orientation: landscape)';
export const narrowWindow = '(width < 48rem), (width < 62.5rem) and (orientation: portrait)';

/** The sources of a `<picture>`: AVIF first, then WebP. */
export function PictureSources({
  picture,
  sizes,
  media,
}: {
  picture: Pick<Picture, 'path' | 'width' | 'height' | 'widths'>;
  /** The `sizes` attribute of the image. */
  sizes: string;
  /** Media query of the sources; all windows if omitted. */
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
