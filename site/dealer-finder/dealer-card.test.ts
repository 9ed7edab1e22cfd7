import { expect, it } from 'vitest';
import { buildDirectionsUrl } from './dealer-card.tsx';

const dealer = { lat: 31.5204, lng: 74.3587 };

it('links to the dealer on a map, or to a route from the visitor if the location is known', () => {
  expect(buildDirectionsUrl(dealer, undefined)).toBe(
    'https://www.google.com/maps/search/?api=1&query=31.5204%2C74.3587',
  );
  expect(buildDirectionsUrl(dealer, { lat: -1.5, lng: 0 })).toBe(
    'https://www.google.com/maps/dir/?api=1&origin=-1.5%2C0&destination=31.5204%2C74.3587',
  );
});
