import { pictureUrl } from '#catalogue/pictures/picture.ts';
import { LateNote, NoImage, usePictureState } from './no-image.tsx';

/**
 * A decorative picture in a single size, for code that is loaded on every page: it needs no list of sizes. 'Loading...'
 * is shown if it comes late and 'No image' if it fails.
 */
export function PlainPicture({
  path,
  width,
  height,
  className,
}: {
  /** The picture's path without its width and format: 'ora-07/main'. */
  path: string;
  width: number;
  height: number;
  className: string;
}) {
  const { hasFailed, isLate, watch } = usePictureState(path);
  if (hasFailed) {
    return (
      <span aria-hidden="true" className={`picture-lost ${className}`}>
        <NoImage />
      </span>
    );
  }
  return (
    <>
      <img
        {...watch}
        src={pictureUrl({ path }, width, 'webp')}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        className={className}
      />
      {isLate && <LateNote />}
    </>
  );
}
