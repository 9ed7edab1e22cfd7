import { expect, it } from 'vitest';
import { dropCity } from './format-place.ts';

it('leaves the city out at the end of an address only', () => {
  expect(dropCity({ address: 'Sample address, Gulberg, Lahore', city: 'Lahore' })).toBe(
    'Sample address, Gulberg',
  );
  expect(dropCity({ address: 'Lahore Road 1', city: 'Lahore' })).toBe('Lahore Road 1');
  expect(dropCity({ address: 'Lahore', city: 'Lahore' })).toBe('Lahore');
});
