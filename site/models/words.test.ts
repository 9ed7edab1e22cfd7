import { expect, it } from 'vitest';
import * as english from './words.ts';
import * as urdu from './words.ur.ts';

it.each([
  [english, 'SUV', 'Petrol', 'SUV, petrol'],
  [english, 'Luxury SUV', 'Hybrid', 'Luxury SUV, hybrid'],
  [english, 'Plug-in hybrid SUV', 'Plug-in hybrid', 'Plug-in hybrid SUV'],
  [english, 'Sedan EV', 'Electric', 'Sedan EV'],
  [urdu, 'ایس یو وی', 'Petrol', 'ایس یو وی، پٹرول'],
  [urdu, 'ہائبرڈ ایس یو وی', 'Hybrid', 'ہائبرڈ ایس یو وی'],
] as const)(
  'says what drives a car where its category does not',
  (words, category, power, kind) => {
    expect(words.kindOf(category, power)).toBe(kind);
  },
);

it('says a budget in millions, in Urdu in lakh and crore', () => {
  expect([7, 12].map(english.budget)).toEqual(['PKR 7 million', 'PKR 12 million']);
  expect([7, 10, 12].map(urdu.budget)).toEqual(['70 لاکھ روپے', '1 کروڑ روپے', '1.2 کروڑ روپے']);
});
