import { languageRoot } from '#words/site/layout';
import type { Thing } from './schema-org.ts';

interface Car extends Thing {
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

interface CarDetails {
  name: string;
  brand: string;
  description: string;
  /** Starts with /. */
  path: string;
  image: string | undefined;
  /** Whole rupees. If it is null, there is no offer. */
  price: number | null;
}

/** Builds a model with its price as an offer. */
export function buildCar(publicUrl: string, car: CarDetails): Car {
  const { name, brand, description, path, image, price } = car;
  const url = publicUrl + languageRoot + path;
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
