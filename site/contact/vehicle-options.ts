import type { SoldVehicle } from '#catalogue/find-vehicle.ts';
import { vehicles } from '#catalogue/vehicles.ts';
import { otherInquiry } from '#contract/leads/contact.ts';

/** What a message can be about, written as document 2 writes it; the first is the default. */
export const vehicleOptions = [
  otherInquiry,
  'Haval H6',
  'Haval H6 HEV',
  'Haval H6 PHEV',
  'Haval Jolion',
  'Haval Jolion HEV',
  'ORA 03',
  'ORA 07',
  'TANK 500',
] as const;

/** The vehicle that an option means; the catalogue writes some of them in other letters. */
export function vehicleOfOption(option: string): SoldVehicle | undefined {
  return vehicles.find(({ label }) => label.toLowerCase() === option.toLowerCase());
}
