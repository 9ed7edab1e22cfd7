import { type Dealer, dealershipLabel } from '#contract/dealers/dealers.ts';
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

/** Returns the dealers' ids by label. A label that several dealers have names none of them. */
export function mapDealershipIds(dealers: readonly Dealer[]): Record<string, string> {
  const groups = buildGroups(dealers, dealershipLabel);
  return Object.fromEntries(
    groups.flatMap(({ name, items: [dealer, ...others] }) =>
      dealer && others.length === 0 ? [[name, dealer._id]] : [],
    ),
  );
}
