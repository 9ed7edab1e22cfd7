import { palettes } from '#catalogue/colours.ts';
import { viewPicture } from '#catalogue/pictures/find-picture.ts';
import { pictureUrl } from '#catalogue/pictures/picture.ts';
import type { VehicleSlug } from '#catalogue/vehicles.ts';
import type { MediaFile, WithMedia } from '#contract/content/media-file.ts';

/** The product's own pictures of a model, one for each of its paints; as many as are made. */
export function picturesOf(slug: VehicleSlug): MediaFile[] {
  return palettes[slug].exterior.flatMap(({ name }) => {
    const picture = viewPicture(slug, 'frontLeftQuarter', name);
    if (!picture) return [];
    const url = pictureUrl(picture, picture.width, 'webp');
    return [{ type: 'image', source: 'upload', url }] satisfies MediaFile[];
  });
}

/** One of them; null where none is made. */
export const pictureOf = (slug: VehicleSlug) => picturesOf(slug)[0]?.url ?? null;

/** These files as a record's, with what is kept beside them. */
export const mediaOf = (mediaFiles: MediaFile[]): WithMedia => ({
  mediaFiles,
  mediaUrl: null,
  mediaType: mediaFiles[0]?.type ?? null,
});
