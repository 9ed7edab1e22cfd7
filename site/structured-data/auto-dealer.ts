import type { Dealer } from '#contract/dealers/dealers.ts';
import { languageRoot } from '#words/site/layout';
import type { Thing } from './schema-org.ts';

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

/** Builds the dealers without samples, which search engines must not see. */
export function buildAutoDealers(publicUrl: string, dealers: readonly Dealer[]): AutoDealer[] {
  const url = `${publicUrl}${languageRoot}/find-a-dealer`;
  return dealers
    .filter(({ isSample }) => !isSample)
    .map(({ _id, name, email, phone, address, city, lat, lng }) => ({
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
    }));
}
