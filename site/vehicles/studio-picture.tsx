import { type Decoration, still } from '#catalogue/pictures/decorations.ts';
import { leftOut } from '#catalogue/pictures/left-out.ts';
import { LateNote, NoImage, usePictureState } from './no-image.tsx';
import { buildWebpSource, narrowWindow, PictureSource } from './picture-sources.tsx';

/**
 * A decorative picture on a dark background. It adds no information, so it is omitted if it was left out of
 * the build. If it comes late, 'Loading...' is shown, and if it fails, 'No image'.
 */
export function StudioPicture({
  picture,
  tall,
  sizes,
  className = '',
  isFirstView = false,
}: {
  picture: Decoration;
  /** Shown on phones instead of `picture`. */
  tall?: Decoration | undefined;
  /** The `sizes` attribute of the image. */
  sizes: string;
  className?: string;
  /** Loads with high priority. Other pictures load when they come near the viewport. */
  isFirstView?: boolean;
}) {
  const { path, width, height, widths } = picture;
  const { hasFailed, isLate, watch } = usePictureState(path);
  if (leftOut.includes(path)) return null;
  if (hasFailed) {
    return (
      <span aria-hidden="true" className={`picture-lost ${className}`}>
        <NoImage />
      </span>
    );
  }
  const shown = (
    <picture className="contents">
      {tall && !leftOut.includes(tall.path) && (
        <>
          <PictureSource picture={tall} format="avif" sizes={sizes} media={narrowWindow} />
          <PictureSource picture={tall} format="webp" sizes={sizes} media={narrowWindow} />
        </>
      )}
      <PictureSource picture={{ path, widths }} format="avif" sizes={sizes} />
      <img
        {...watch}
        {...buildWebpSource(picture, sizes)}
        alt=""
        width={width}
        height={height}
        decoding="async"
        loading={isFirstView ? 'eager' : 'lazy'}
        fetchPriority={isFirstView ? 'high' : undefined}
        className={className}
      />
    </picture>
  );
  return (
    <>
      {shown}
      {isLate && <LateNote />}
    </>
  );
}

/** A city before dawn, beside the text of a section. */
export const Skyline = ({ isFirstView = false }: { isFirstView?: boolean }) => (
  <StudioPicture
    picture={still('skyline')}
    isFirstView={isFirstView}
    sizes={`(width >= 48rem) 100vw, ${isFirstView ? 120 : 65}vw`}
    className={`horizon-picture ${isFirstView ? 'animate-lights-on' : ''}`}
  />
);
