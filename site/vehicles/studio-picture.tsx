import type { Decoration } from '#catalogue/pictures/decorations.ts';
import { leftOut } from '#catalogue/pictures/left-out.ts';
import { pictureUrl } from '#catalogue/pictures/picture.ts';
import { narrowWindow, PictureSources } from './picture-sources.tsx';

/**
 * A picture that says nothing which does not stand beside it, on the studio's dark ground: without it
 * the page lacks nothing but looks.
 */
export function StudioPicture({
  picture,
  tall,
  sizes,
  className = '',
  isFirstView = false,
}: {
  picture: Decoration;
  /** Shown on phones instead. */
  tall?: Decoration | undefined;
  /** How wide it is shown, as the attribute `sizes` says it. */
  sizes: string;
  className?: string;
  /** Loaded ahead of everything else; the others once they come near. */
  isFirstView?: boolean;
}) {
  const { path, width, height, widths } = picture;
  if (leftOut.includes(path)) return null;
  return (
    <picture className="contents">
      {tall && !leftOut.includes(tall.path) && (
        <PictureSources picture={tall} sizes={sizes} media={narrowWindow} />
      )}
      <PictureSources picture={picture} sizes={sizes} />
      <img
        src={pictureUrl(picture, widths.at(-1) ?? width, 'webp')}
        alt=""
        width={width}
        height={height}
        decoding="async"
        loading={isFirstView ? 'eager' : 'lazy'}
        fetchPriority={isFirstView ? 'high' : 'auto'}
        className={className}
      />
    </picture>
  );
}
