import { palettes } from '#catalogue/colors.ts';
import { viewPicture } from '#catalogue/pictures/find-picture.ts';
import { pictureUrl } from '#catalogue/pictures/picture.ts';
import type { VehicleSlug } from '#catalogue/vehicles.ts';
import type { MediaFile, WithMedia } from '#contract/content/media-file.ts';

/** Lists the product's pictures of a model, one per color, without missing ones. */
export function listPictures(slug: VehicleSlug): MediaFile[] {
  return palettes[slug].exterior.flatMap(({ name }) => {
    const picture = viewPicture(slug, 'frontLeftQuarter', name);
    if (!picture) return [];
    const url = pictureUrl(picture, picture.width, 'webp');
    return [{ type: 'image', source: 'upload', url }] satisfies MediaFile[];
  });
}

/** Finds one picture of a model; null if there is none. */
export const findPicture = (slug: VehicleSlug) => listPictures(slug)[0]?.url ?? null;

/** Builds a record's file columns. */
export const buildMedia = (mediaFiles: MediaFile[]): WithMedia => ({
  mediaFiles,
  mediaUrl: null,
  mediaType: mediaFiles[0]?.type ?? null,
});
