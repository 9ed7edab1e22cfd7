import type { VehicleSlug } from '../vehicles.ts';
import { havalH6 } from './haval-h6.ts';
import { havalH6Hev } from './haval-h6-hev.ts';
import { havalH6Phev } from './haval-h6-phev.ts';
import { havalJolion } from './haval-jolion.ts';
import { havalJolionHev } from './haval-jolion-hev.ts';
import type { Model } from './model.ts';
import { ora03 } from './ora-03.ts';
import { ora07 } from './ora-07.ts';
import { tank500 } from './tank-500.ts';

/** The texts of each model's page. */
export const models: Record<VehicleSlug, Model> = {
  'haval-h6': havalH6,
  'haval-h6-hev': havalH6Hev,
  'haval-h6-phev': havalH6Phev,
  'haval-jolion': havalJolion,
  'haval-jolion-hev': havalJolionHev,
  'ora-03': ora03,
  'ora-07': ora07,
  'tank-500': tank500,
};
