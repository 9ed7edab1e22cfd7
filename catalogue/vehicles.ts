/** The marques sold, as their names are written on the cars. */
export type Brand = 'HAVAL' | 'ORA' | 'TANK';

/** One of the eight models. Slugs and labels are part of the contract (documents 1 and 2). */
export interface Vehicle {
  slug: string;
  /** How forms, filters and records name it. */
  label: string;
  brand: Brand;
  category: string;
  /** The body line that its stand-in drawing follows. */
  body: 'suv' | 'crossover' | 'hatchback' | 'fastback' | 'off-roader';
}

export const vehicles = [
  { slug: 'haval-h6', label: 'Haval H6', brand: 'HAVAL', category: 'SUV', body: 'suv' },
  {
    slug: 'haval-h6-hev',
    label: 'Haval H6 HEV',
    brand: 'HAVAL',
    category: 'Hybrid electric SUV',
    body: 'suv',
  },
  {
    slug: 'haval-h6-phev',
    label: 'Haval H6 PHEV',
    brand: 'HAVAL',
    category: 'Plug-in hybrid SUV',
    body: 'suv',
  },
  {
    slug: 'haval-jolion',
    label: 'Haval Jolion',
    brand: 'HAVAL',
    category: 'SUV',
    body: 'crossover',
  },
  {
    slug: 'haval-jolion-hev',
    label: 'Haval Jolion HEV',
    brand: 'HAVAL',
    category: 'Hybrid electric SUV',
    body: 'crossover',
  },
  { slug: 'ora-03', label: 'Ora 03', brand: 'ORA', category: 'EV', body: 'hatchback' },
  { slug: 'ora-07', label: 'Ora 07', brand: 'ORA', category: 'Sedan EV', body: 'fastback' },
  {
    slug: 'tank-500',
    label: 'Tank 500',
    brand: 'TANK',
    category: 'Luxury SUV',
    body: 'off-roader',
  },
] as const satisfies readonly Vehicle[];

/** The slug of one of the eight models. */
export type VehicleSlug = (typeof vehicles)[number]['slug'];
