import { type Vehicle, type VehicleSlug, vehicles } from './vehicles.ts';

/** A variant of a model with its own price. */
export interface Trim {
  /** The price list's vehicleId: docs/spec/models.md#list. */
  id: string;
  /** Its name in the price list. */
  priceName: string;
  /** What distinguishes it from the model's other trims; null if there is nothing to distinguish. */
  variant: string | null;
  /** The color of its pictures, so that trims of one model differ; the model's first if omitted. */
  paint?: string;
  /** The size by which the engine is named, in liters; the exact one may differ by half a tenth. */
  engineLitres?: number;
}

/** The trims of each model; the first is the default. */
export const trims = {
  'haval-h6': [
    { id: 'haval-h6-1.5', priceName: 'H6 1.5', variant: '1.5', engineLitres: 1.5 },
    {
      id: 'haval-h6-2.0',
      priceName: 'H6 2.0',
      variant: '2.0',
      engineLitres: 2,
      paint: 'Ivory White',
    },
  ],
  'haval-h6-hev': [{ id: 'haval-h6-hev', priceName: 'H6 HEV', variant: null, engineLitres: 1.5 }],
  'haval-h6-phev': [{ id: 'haval-h6-phev', priceName: 'H6 PHEV', variant: null }],
  'haval-jolion': [{ id: 'haval-jolion', priceName: 'Jolion', variant: null }],
  'haval-jolion-hev': [{ id: 'haval-jolion-hev', priceName: 'Jolion HEV', variant: null }],
  'ora-03': [{ id: 'ora-03', priceName: 'Ora 03', variant: null }],
  'ora-07': [
    { id: 'ora-07-fwd', priceName: 'Ora 07 FWD', variant: 'FWD' },
    { id: 'ora-07-awd', priceName: 'Ora 07 AWD', variant: 'AWD', paint: 'Aurora Green' },
  ],
  'tank-500': [{ id: 'tank-500-hev', priceName: 'Tank 500 HEV', variant: 'HEV' }],
} as const satisfies Record<VehicleSlug, readonly [Trim, ...Trim[]]>;

/** A trim's name in bookings: 'Haval H6 1.5', or 'Haval H6 HEV' without a variant. */
function trimLabel({ label }: Pick<Vehicle, 'label'>, { variant }: Trim): string {
  return variant ? `${label} ${variant}` : label;
}

/** The trims of one model with their names in bookings. */
export function listTrims<Model extends (typeof vehicles)[number]>(vehicle: Model) {
  return trims[vehicle.slug].map((trim) => ({ vehicle, trim, label: trimLabel(vehicle, trim) }));
}

/** Every trim with its model, in the order of the models. */
export const soldTrims = vehicles.flatMap(listTrims);

export type SoldTrim = (typeof soldTrims)[number];

/** Finds the trim for the address parameter `vehicle`: a trim's id, or a model's slug for its default trim. */
export function findTrimByAddress(address: string | null): SoldTrim | undefined {
  const wanted = address?.toLowerCase();
  return (
    soldTrims.find(({ trim }) => trim.id === wanted) ??
    soldTrims.find(({ vehicle }) => vehicle.slug === wanted)
  );
}

/** Finds a trim by its label in bookings. */
export function findTrimByLabel(label: string | undefined): SoldTrim | undefined {
  return soldTrims.find((sold) => sold.label === label);
}
