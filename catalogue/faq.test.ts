import { expect, it } from 'vitest';
import { faq, faqCategories } from './faq.ts';

it('has eight different questions, and at least one in each category', () => {
  expect(faq).toHaveLength(8);
  expect(new Set(faq.map(({ question }) => question)).size).toBe(8);
  expect([...new Set(faq.map(({ category }) => category))].sort()).toEqual(
    [...faqCategories].sort(),
  );
});

it('has the prescribed categories in order', () => {
  expect(faqCategories).toEqual([
    'Aftersales',
    'Sales',
    'Customer Care',
    'SUVs',
    'EVs',
    'Warranty',
    'Other',
  ]);
});

it('answers contain the prescribed figures', () => {
  const answers = faq.flatMap(({ answer }) => answer).join('\n');
  const figures = [
    'Every 5,000 to 10,000 km',
    '6 years or 150,000 km, whichever comes first',
    '10 years or 1,000,000 km',
    '8 years or 160,000 km',
    '400 km',
    '640 km',
    '550 km',
    'up to 100 km',
  ];
  expect(figures.filter((figure) => !answers.includes(figure))).toEqual([]);
});
