import { type Dealer, dealershipLabel } from '#contract/dealers.ts';
import { groupsOf } from './groups.ts';

/** A city and its dealerships, as records name them. */
export interface CityOfDealerships {
  name: string;
  dealerships: readonly string[];
}

/** Dealers as a form offers them: by city, in the order in which they come. */
export function dealershipsByCity(dealers: readonly Dealer[]): CityOfDealerships[] {
  return groupsOf(dealers, ({ city }) => city).map(({ name, items }) => ({
    name,
    dealerships: items.map(dealershipLabel),
  }));
}
