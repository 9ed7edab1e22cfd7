import { type VehicleSlug, vehicles } from './vehicles.ts';

/** One of the eight models, with the narrow type of its slug. */
export type SoldVehicle = (typeof vehicles)[number];

/** Returns one of the eight models. */
export const findVehicle = (slug: VehicleSlug): SoldVehicle =>
  vehicles.find((vehicle) => vehicle.slug === slug) ?? vehicles[0];

/** Finds a model by the slug of its page. */
export function findVehicleBySlug(slug: string | null): SoldVehicle | undefined {
  return vehicles.find((vehicle) => vehicle.slug === slug);
}

/** Finds a model by its label in forms and records. */
export function findVehicleByLabel(label: string | undefined): SoldVehicle | undefined {
  return vehicles.find((vehicle) => vehicle.label === label);
}
