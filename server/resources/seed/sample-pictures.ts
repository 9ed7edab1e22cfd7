import { palettes } from '#catalogue/colors.ts';
import { type Still, still } from '#catalogue/pictures/decorations.ts';
import { shotPicture, viewPicture } from '#catalogue/pictures/find-picture.ts';
import { leftOut } from '#catalogue/pictures/left-out.ts';
import { type Picture, pictureUrl, type View } from '#catalogue/pictures/picture.ts';
import type { VehicleSlug } from '#catalogue/vehicles.ts';
import type { MediaFile, WithMedia } from '#contract/content/media-file.ts';

/** The width of the files that records refer to; pages choose another one if necessary. */
const width = 1280;

/** A picture by name: of a model, of a model's view in a color, or without a car. */
export type SamplePicture =
  | readonly [slug: VehicleSlug, shot: string]
  | readonly [slug: VehicleSlug, view: View, color: string]
  | Still;

function findPicture(name: SamplePicture) {
  if (typeof name === 'string') return still(name);
  return name.length === 3 ? viewPicture(...name) : shotPicture(...name);
}

/** The URL of a picture; null if it does not exist. */
export function findPictureUrl(name: SamplePicture): string | null {
  const picture = findPicture(name);
  return picture && !leftOut.includes(picture.path) ? pictureUrl(picture, width, 'webp') : null;
}

const toFiles = (pictures: readonly (Picture | undefined)[]): MediaFile[] =>
  pictures.flatMap((picture) =>
    picture
      ? [
          {
            type: 'image',
            source: 'upload',
            url: pictureUrl(picture, width, 'webp'),
            alt: picture.alt,
          },
        ]
      : [],
  );

/** Lists pictures of a model by name, without missing ones. */
export const listShots = (slug: VehicleSlug, shots: readonly string[]): MediaFile[] =>
  toFiles(shots.map((shot) => shotPicture(slug, shot)));

/** Lists a model in each of its colors, cycling through the views, without missing pictures. */
export const listColors = (slug: VehicleSlug, views: readonly View[]): MediaFile[] =>
  toFiles(
    palettes[slug].exterior.map(({ name }, index) =>
      viewPicture(slug, views[index % views.length] ?? 'front', name),
    ),
  );

/** Builds a record's file columns. */
export const buildMedia = (mediaFiles: MediaFile[]): WithMedia => ({
  mediaFiles,
  mediaUrl: null,
  mediaType: mediaFiles[0]?.type ?? null,
});
