import { type Picture, pictureSrcSet, pictureUrl } from '#catalogue/pictures/picture.ts';

/** Media queries of windows for wide pictures, and of those for tall ones: phones, and tablets held upright. */
const wideWindow = '(width >= 62.5rem), (width >= 48rem) and (orientation: landscape)';
export const narrowWindow = '(width < 48rem), (width < 62.5rem) and (orientation: portrait)';

/** The media queries for a picture; one that is as high as the window is tall in every upright window. */
export const chooseWindows = (fillsWindow: boolean) =>
  fillsWindow
    ? {
        wide: '(width >= 48rem) and (orientation: landscape)',
        tall: '(width < 48rem), (orientation: portrait)',
      }
    : { wide: wideWindow, tall: narrowWindow };

type Files = Pick<Picture, 'path' | 'widths'>;

/** A source of a `<picture>`. Only AVIF is named, since every browser with `<picture>` can show WebP. */
export function PictureSource({
  picture,
  format,
  sizes,
  media,
}: {
  /** With its size, if the layout depends on it. */
  picture: Files & Partial<Pick<Picture, 'width' | 'height'>>;
  format: 'avif' | 'webp';
  /** The `sizes` attribute of the image; the width of the window if omitted. */
  sizes?: string;
  /** Media query of the source; all windows if omitted. */
  media?: string | undefined;
}) {
  const { width, height } = picture;
  return (
    <source
      type={format === 'avif' ? 'image/avif' : undefined}
      srcSet={pictureSrcSet(picture, format)}
      sizes={sizes}
      media={media}
      width={width}
      height={height}
    />
  );
}

/** Returns the attributes of the `<img>` of a picture: its WebP files, for browsers without AVIF. */
export const buildWebpSource = (picture: Files, sizes?: string) => ({
  srcSet: pictureSrcSet(picture, 'webp'),
  sizes,
  src: pictureUrl(picture, Math.max(...picture.widths), 'webp'),
});
