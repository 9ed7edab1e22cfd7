import type { Trim } from '../trims.ts';
import type { VehicleSlug } from '../vehicles.ts';
import { pictureUrl } from './picture.ts';

/** The size of a trim's small picture, 16:9: twice as large as choices show it. */
export const thumbnailSize = { width: 320, height: 180 } as const;

/** The folder of the small pictures, which the build makes of the studio's, and their place below /pictures. */
export const thumbnailFolder = 'thumbnails';

/** Returns the name of a trim's small picture: the trim's id if it has a color, else the model's slug. */
export const thumbnailName = ({
  vehicle,
  trim,
}: {
  vehicle: { slug: VehicleSlug };
  trim: Trim;
}): string => (trim.paint ? trim.id : vehicle.slug);

/** The URL of a small picture by its name. WebP only: small files gain little from AVIF. */
export const thumbnailUrl = (name: string): string =>
  pictureUrl({ path: `${thumbnailFolder}/${name}` }, thumbnailSize.width, 'webp');
