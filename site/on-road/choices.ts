import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The choices that pages hand on to each other, by the names of their parameters. */
const names = ['vehicle', 'models', 'cityId', 'province', 'taxpayer'] as const;
type Name = (typeof names)[number];
type Choices = Partial<Record<Name, string>>;

/** A filer is what pages assume, so that links leave it out. */
const defaultTaxpayer = 'atl';

/** Formats a query string in which lists keep their commas. */
const formatQuery = (query: URLSearchParams): string => query.toString().replaceAll('%2C', ',');

/** Builds the address of a page with the visitor's choices; '' and undefined are not chosen. */
export function buildChoiceUrl(
  path: string,
  choices: Partial<Record<Name | 'colour', string | undefined>>,
): string {
  const chosen = Object.entries(choices).filter(
    (entry): entry is [string, string] => Boolean(entry[1]) && entry[1] !== defaultTaxpayer,
  );
  const query = formatQuery(new URLSearchParams(chosen));
  return query ? `${path}?${query}` : path;
}

const key = 'price-choices';

function readChoices(): Choices {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    // Storage is blocked, or holds something else: nothing is remembered.
    return {};
  }
}

/** Remembers choices on this device only. Those that are not named stay as they were. */
export function rememberChoices(chosen: Choices): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...readChoices(), ...chosen }));
  } catch {
    // Storage is blocked or full: the address still names the choice.
  }
}

/** Remembers the field that the visitor changed in a price page's form. The query is that of the whole form. */
export function rememberField(changed: string, query: string): void {
  const name = names.find((known) => known === changed);
  if (!name) return;
  const value = new URLSearchParams(query).get(name) ?? '';
  // A province that was chosen for another city does not count.
  rememberChoices({ ...(name === 'cityId' && { province: '' }), [name]: value });
}

/** Returns the id of the remembered city; undefined if there is none. */
export const readRememberedCity = (): string | undefined => readChoices().cityId || undefined;

/** What a page adds to its query from the device. */
export function listMissing(
  query: URLSearchParams,
  read: readonly Name[],
  cities: readonly { _id: string }[],
) {
  const { vehicle, models = vehicle, cityId, province, taxpayer } = readChoices();
  const isCityKnown = cities.some(({ _id }) => _id === cityId);
  const isSameCity = isCityKnown && [null, cityId].includes(query.get('cityId'));
  const usable: Choices = {
    vehicle: query.has('carId') ? '' : (vehicle ?? ''),
    models: models ?? '',
    cityId: isCityKnown ? (cityId ?? '') : '',
    province: isSameCity ? (province ?? '') : '',
    taxpayer: taxpayer === defaultTaxpayer ? '' : (taxpayer ?? ''),
  };
  return read.flatMap((name) => {
    const value = usable[name];
    return value && !query.has(name) ? [[name, value] as const] : [];
  });
}

/**
 * Opens the page again with the choices that this device remembers, where its address names none. It runs after
 * hydration, because cached pages are the same for everyone. `read` are the parameters that the page reads.
 */
export function useRememberedChoices(
  read: readonly Name[],
  cities: readonly { _id: string }[],
): void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const query = new URLSearchParams(search);
    const missing = listMissing(query, read, cities);
    if (missing.length === 0) return;
    for (const [name, value] of missing) query.set(name, value);
    const address = `${pathname}?${formatQuery(query)}${hash}`;
    navigate(address, { replace: true, preventScrollReset: true });
  }, [pathname, search, hash, read, cities, navigate]);
}
