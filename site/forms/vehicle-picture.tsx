import { thumbnailSize, thumbnailUrl } from '#catalogue/pictures/thumbnails.ts';
import { NoImage, usePictureFailure } from '../vehicles/no-image.tsx';

/** The picture of a choice of a vehicle select, over the outline of a car until it has loaded. */
export function VehiclePicture({ name, isShown }: { name: string; isShown: boolean }) {
  const src = thumbnailUrl(name);
  const { hasFailed, watch } = usePictureFailure(src);
  return (
    <span className="relative block aspect-video overflow-hidden rounded-control">
      {hasFailed && <NoImage />}
      {isShown && !hasFailed && (
        <img
          {...watch}
          {...thumbnailSize}
          src={src}
          alt=""
          decoding="async"
          className="size-full transition-[scale] duration-300 group-hover:scale-103"
        />
      )}
    </span>
  );
}
