import { type Picture, pictureSrcSet } from '#catalogue/pictures/picture.ts';

/** Media queries of the desktop and phone layouts: docs/spec/public-site.md#layout. */
export const wideWindow = '(width >= 48rem)';
export const narrowWindow = '(width < 48rem)';

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
