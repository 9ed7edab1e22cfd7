import { type VehicleSlug, vehicles } from './vehicles.ts';

/** One of the eight, with its slug as one of the eight. */
export type SoldVehicle = (typeof vehicles)[number];

/** The vehicle of a page's slug, if it is one of the eight. */
export function vehicleBySlug(slug: string | null): SoldVehicle | undefined {
  return vehicles.find((vehicle) => vehicle.slug === slug);
}

/** The vehicle that forms and records name so. */
export function vehicleByLabel(label: string | undefined): SoldVehicle | undefined {
  return vehicles.find((vehicle) => vehicle.label === label);
}

/** Whether a text is the slug of one of the eight models. */
export function isVehicleSlug(text: string): text is VehicleSlug {
  return vehicles.some(({ slug }) => slug === text);
}
