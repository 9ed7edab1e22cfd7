import { models } from '#catalogue/models/models.ts';
import { findTrimByAddress, type SoldTrim } from '#catalogue/trims.ts';

export const maxModels = 4;

/** The choice to see only the rows in which the cars differ, as addresses name it. */
export const shownRows = { name: 'show', value: 'differences' } as const;

const minModels = 2;

/** The default comparison: one car with three power trains. */
const defaults = ['haval-h6', 'haval-h6-hev', 'haval-h6-phev'];

const findAll = (addresses: readonly string[]): SoldTrim[] =>
  addresses.flatMap((address) => findTrimByAddress(address.trim()) ?? []);

const dropRepeated = (sold: readonly SoldTrim[]): SoldTrim[] => [...new Set(sold)];

/**
 * Finds the two to four cars that an address names, by model or trim. Unknown and repeated ones are left out; a single
 * one is compared with its related models.
 */
export function findCompared(query: URLSearchParams): SoldTrim[] {
  const named = dropRepeated(findAll(query.getAll('models').join(',').split(','))).slice(
    0,
    maxModels,
  );
  const [first] = named;
  if (!first) return findAll(defaults);
  if (named.length >= minModels) return named;
  return dropRepeated([first, ...findAll(models[first.vehicle.slug].related)]).slice(0, minModels);
}

/** The address of a comparison. `kept` is the query of the visitor's other choices, with '&' before each. */
export const buildCompareUrl = (ids: readonly string[], kept: string): string =>
  `/compare?models=${ids.join(',')}${kept}`;
