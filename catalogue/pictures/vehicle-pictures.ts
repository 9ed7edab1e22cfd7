import type { VehicleSlug } from '../vehicles.ts';
import { pictures as havalH6 } from './haval-h6.ts';
import { pictures as havalH6Hev } from './haval-h6-hev.ts';
import { pictures as havalH6Phev } from './haval-h6-phev.ts';
import { pictures as havalJolion } from './haval-jolion.ts';
import { pictures as havalJolionHev } from './haval-jolion-hev.ts';
import { pictures as ora03 } from './ora-03.ts';
import { pictures as ora07 } from './ora-07.ts';
import type { VehiclePictures } from './picture.ts';
import { pictures as tank500 } from './tank-500.ts';

/** The existing pictures of every model. */
export const vehiclePictures: Record<VehicleSlug, VehiclePictures> = {
  'haval-h6': havalH6,
  'haval-h6-hev': havalH6Hev,
  'haval-h6-phev': havalH6Phev,
  'haval-jolion': havalJolion,
  'haval-jolion-hev': havalJolionHev,
  'ora-03': ora03,
  'ora-07': ora07,
  'tank-500': tank500,
};
