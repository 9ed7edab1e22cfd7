import { type SoldVehicle, vehicles } from '#catalogue/vehicles.ts';
import { otherInquiry } from '#contract/leads/other-inquiry.ts';

/** The [vehicle options](docs/spec/forms.md#contact) of the form; the first is the default. */
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

/** Finds the vehicle of an option. Upper and lower case may differ from the catalogue. */
export function findVehicleByOption(option: string): SoldVehicle | undefined {
  return vehicles.find(({ label }) => label.toLowerCase() === option.toLowerCase());
}
