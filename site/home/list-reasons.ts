import { type WarrantyTerm, warrantyTerms } from '#catalogue/warranty.ts';
import type { Dealer } from '#contract/dealers/dealers.ts';
import { groupDigits } from '#contract/format/rupees.ts';

/** What a buyer gets besides the car, with the page that says more. */
export interface Reason {
  title: string;
  text: string;
  to: string;
}

type DealerList = readonly Pick<Dealer, 'city' | 'isSample'>[];

/** '6 years or 150,000 km' */
const describeTerm = ({ years, km }: WarrantyTerm) => `${years} years or ${groupDigits(km)} km`;

function describeWarranty(): Reason[] {
  const [standard, powerTrain] = warrantyTerms;
  if (!standard || !powerTrain) return [];
  return [
    {
      title: `${standard.years}-year warranty`,
      text: `${describeTerm(standard)}, whichever comes first; on the power-train ${describeTerm(powerTrain)}.`,
      to: '/warranty',
    },
  ];
}

/** A single dealer, or none, is no reason. Sample dealers are marked. */
function describeDealers(dealers: DealerList): Reason[] {
  if (dealers.length < 2) return [];
  const cities = new Set(dealers.map(({ city }) => city)).size;
  const mark = dealers.some(({ isSample }) => isSample) ? ' (sample)' : '';
  return [
    {
      title: `${dealers.length} dealers${mark}`,
      text: `In ${cities} ${cities === 1 ? 'city' : 'cities'}: find the nearest, and call or visit it.`,
      to: '/find-a-dealer',
    },
  ];
}

/** Lists what a buyer gets besides the car, in facts. `dealers` is empty if the dealers cannot be read. */
export const listReasons = (dealers: DealerList): Reason[] => [
  ...describeWarranty(),
  ...describeDealers(dealers),
  {
    title: 'Test drive',
    text: 'Choose the model, the dealership and the time online.',
    to: '/test-drive',
  },
  {
    title: 'On-road price',
    text: 'Ex-factory price, freight, taxes and registration, line by line.',
    to: '/on-road-price',
  },
];
