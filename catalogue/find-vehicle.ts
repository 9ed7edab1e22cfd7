import { type Vehicle, type VehicleSlug, vehicles } from './vehicles.ts';

/** The vehicle of a page's slug, if it is one of the eight. */
export function vehicleBySlug(slug: string | null): Vehicle | undefined {
  return vehicles.find((vehicle) => vehicle.slug === slug);
}

/** The vehicle that forms and records name so. */
export function vehicleByLabel(label: string | undefined): Vehicle | undefined {
  return vehicles.find((vehicle) => vehicle.label === label);
}

/** Whether a text is the slug of one of the eight models. */
export function isVehicleSlug(text: string): text is VehicleSlug {
  return vehicles.some(({ slug }) => slug === text);
}
