import type { Picture } from '#catalogue/pictures/picture.ts';

/**
 * What a page needs of a vehicle's picture. It is sent twice, in the markup and as data for hydration, so it is as
 * little as possible.
 */
export type Photo = Pick<Picture, 'path' | 'widths' | 'alt' | 'preview'>;

/** The files of a picture. */
export type PhotoFiles = Pick<Picture, 'path' | 'widths'>;

/** A picture for wide windows, and its counterpart for narrow ones, which has the same text and preview. */
export interface PhotoPair {
  wide: Photo | undefined;
  tall: PhotoFiles | undefined;
}

/** Picks what a page needs of a picture; undefined if there is none. */
export const pickPhoto = (picture: Picture | undefined): Photo | undefined =>
  picture && {
    path: picture.path,
    widths: picture.widths,
    alt: picture.alt,
    preview: picture.preview,
  };

/** Picks what a page needs of a picture and its counterpart. */
export const pickPhotoPair = (pair: {
  wide: Picture | undefined;
  tall: Picture | undefined;
}): PhotoPair => ({
  wide: pickPhoto(pair.wide),
  tall: pair.tall && { path: pair.tall.path, widths: pair.tall.widths },
});
