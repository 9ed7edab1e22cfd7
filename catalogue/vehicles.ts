import * as words from '#words/catalogue';

/** The brands as their names are written on the cars. */
export type Brand = 'HAVAL' | 'ORA' | 'TANK';

/** What drives a car. */
export type Power = 'Petrol' | 'Hybrid' | 'Plug-in hybrid' | 'Electric';

/** One of the eight models. Slugs and labels are prescribed: docs/spec/models.md#list. */
export interface Vehicle {
  slug: string;
  /** Its name in forms, filters and records. */
  label: string;
  brand: Brand;
  category: string;
  power: Power;
  /** The body type, which decides its cabin video and placeholder drawing. */
  body: 'suv' | 'crossover' | 'hatchback' | 'fastback' | 'off-roader';
}

export const vehicles = [
  {
    slug: 'haval-h6',
    label: 'Haval H6',
    brand: 'HAVAL',
    category: words.suv,
    power: 'Petrol',
    body: 'suv',
  },
  {
    slug: 'haval-h6-hev',
    label: 'Haval H6 HEV',
    brand: 'HAVAL',
    category: words.hybridSuv,
    power: 'Hybrid',
    body: 'suv',
  },
  {
    slug: 'haval-h6-phev',
    label: 'Haval H6 PHEV',
    brand: 'HAVAL',
    category: words.plugInSuv,
    power: 'Plug-in hybrid',
    body: 'suv',
  },
  {
    slug: 'haval-jolion',
    label: 'Haval Jolion',
    brand: 'HAVAL',
    category: words.suv,
    power: 'Petrol',
    body: 'crossover',
  },
  {
    slug: 'haval-jolion-hev',
    label: 'Haval Jolion HEV',
    brand: 'HAVAL',
    category: words.hybridSuv,
    power: 'Hybrid',
    body: 'crossover',
  },
  {
    slug: 'ora-03',
    label: 'Ora 03',
    brand: 'ORA',
    category: words.electricCar,
    power: 'Electric',
    body: 'hatchback',
  },
  {
    slug: 'ora-07',
    label: 'Ora 07',
    brand: 'ORA',
    category: words.electricSedan,
    power: 'Electric',
    body: 'fastback',
  },
  {
    slug: 'tank-500',
    label: 'Tank 500',
    brand: 'TANK',
    category: words.luxurySuv,
    power: 'Hybrid',
    body: 'off-roader',
  },
] as const satisfies readonly Vehicle[];

/** The slug of one of the eight models. */
export type VehicleSlug = (typeof vehicles)[number]['slug'];

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
