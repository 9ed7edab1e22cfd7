import type { Thing } from './thing.ts';

interface CarThing extends Thing {
  '@type': 'Car';
  name: string;
  description: string;
  brand: { '@type': 'Brand'; name: string };
  url: string;
  image?: string;
  offers?: {
    '@type': 'Offer';
    price: number;
    priceCurrency: 'PKR';
    url: string;
    availability: string;
  };
}

interface Described {
  name: string;
  brand: string;
  description: string;
  /** Absolute within the site. */
  path: string;
  image: string | undefined;
  /** Whole rupees; without it nothing is offered. */
  price: number | null;
}

/** A model with its price as an offer. */
export function carThing(publicUrl: string, car: Described): CarThing {
  const { name, brand, description, path, image, price } = car;
  const url = publicUrl + path;
  return {
    '@type': 'Car',
    name,
    description,
    brand: { '@type': 'Brand', name: brand },
    url,
    ...(image && { image: publicUrl + image }),
    ...(price !== null && {
      offers: {
        '@type': 'Offer',
        price,
        priceCurrency: 'PKR',
        url,
        availability: 'https://schema.org/PreOrder',
      },
    }),
  };
}
