import { type Vehicle, type VehicleSlug, vehicles } from './vehicles.ts';

/** A model as it is sold: what has a price of its own. */
export interface Trim {
  /** The price list's vehicleId (document 2, section 3). */
  id: string;
  /** The name under which the price list holds it (document 1, section 7). */
  priceName: string;
  /** What tells it apart from the model's other trims, where forms must; null where it has none. */
  variant: string | null;
}

/** The trims of each model; the first one stands for the model where one must. */
export const trims = {
  'haval-h6': [
    { id: 'haval-h6-1.5', priceName: 'H6 1.5', variant: '1.5' },
    { id: 'haval-h6-2.0', priceName: 'H6 2.0', variant: '2.0' },
  ],
  'haval-h6-hev': [{ id: 'haval-h6-hev', priceName: 'H6 HEV', variant: null }],
  'haval-h6-phev': [{ id: 'haval-h6-phev', priceName: 'H6 PHEV', variant: null }],
  'haval-jolion': [{ id: 'haval-jolion', priceName: 'Jolion', variant: null }],
  'haval-jolion-hev': [{ id: 'haval-jolion-hev', priceName: 'Jolion HEV', variant: null }],
  'ora-03': [{ id: 'ora-03', priceName: 'Ora 03', variant: null }],
  'ora-07': [
    { id: 'ora-07-fwd', priceName: 'Ora 07 FWD', variant: 'FWD' },
    { id: 'ora-07-awd', priceName: 'Ora 07 AWD', variant: 'AWD' },
  ],
  'tank-500': [{ id: 'tank-500-hev', priceName: 'Tank 500 HEV', variant: 'HEV' }],
} as const satisfies Record<VehicleSlug, readonly [Trim, ...Trim[]]>;

/** How a booking names a trim: 'Haval H6 1.5', and 'Haval H6 HEV' where there is but one. */
function trimLabel({ label }: Pick<Vehicle, 'label'>, { variant }: Trim): string {
  return variant ? `${label} ${variant}` : label;
}

/** The trims of one model with the names under which they are booked. */
export function trimsOf<Model extends (typeof vehicles)[number]>(vehicle: Model) {
  return trims[vehicle.slug].map((trim) => ({ vehicle, trim, label: trimLabel(vehicle, trim) }));
}

/** Every trim with its model, in the order of the models. */
export const soldTrims = vehicles.flatMap(trimsOf);

export type SoldTrim = (typeof soldTrims)[number];
