import type { Dealer } from '#contract/dealers.ts';
import type { Thing } from './thing.ts';

interface AutoDealer extends Thing {
  '@type': 'AutoDealer';
  name: string;
  url: string;
  email: string;
  telephone: string;
  address: {
    '@type': 'PostalAddress';
    streetAddress: string;
    addressLocality: string;
    addressCountry: 'PK';
  };
  geo: { '@type': 'GeoCoordinates'; latitude: number; longitude: number };
}

/** A dealership, and where it is. */
export function autoDealer(publicUrl: string, dealer: Dealer): AutoDealer {
  const { _id, name, email, phone, address, city, lat, lng } = dealer;
  const url = `${publicUrl}/find-a-dealer`;
  return {
    '@type': 'AutoDealer',
    '@id': `${url}#dealer-${_id}`,
    name,
    url,
    email,
    telephone: phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: city,
      addressCountry: 'PK',
    },
    geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
  };
}
