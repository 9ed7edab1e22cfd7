import { type Dealer, dealershipLabel } from '#contract/dealers.ts';
import { buildGroups } from './groups.ts';

/** A city and the labels of its dealerships, as stored in requests. */
export interface CityOfDealerships {
  name: string;
  dealerships: readonly string[];
}

/** Groups dealers by city, in the order in which they come. */
export function groupDealershipsByCity(dealers: readonly Dealer[]): CityOfDealerships[] {
  return buildGroups(dealers, ({ city }) => city).map(({ name, items }) => ({
    name,
    dealerships: items.map(dealershipLabel),
  }));
}
