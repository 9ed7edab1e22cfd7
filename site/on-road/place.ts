import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** What the price of a car depends on besides the car, by the names of the parameters of the price pages. */
const placeNames = ['cityId', 'province', 'taxpayer'] as const;
type Place = Partial<Record<(typeof placeNames)[number], string>>;

/** Choices that links hand on to other pages; '' and undefined are not chosen. */
type HandedOn = Partial<
  Record<(typeof placeNames)[number] | 'vehicle' | 'colour' | 'models', string | undefined>
>;

/** Builds the address of a page with the visitor's choices. */
export function buildPlaceUrl(path: string, choices: HandedOn): string {
  const chosen = Object.entries(choices).filter(
    (entry): entry is [string, string] => Boolean(entry[1]) && entry[1] !== defaultTaxpayer,
  );
  const query = new URLSearchParams(chosen).toString().replaceAll('%2C', ',');
  return query ? `${path}?${query}` : path;
}

/** A filer is what pages assume, so that addresses leave it out. */
const defaultTaxpayer = 'atl';

const key = 'price-place';

function readPlace(): Place {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    // Storage is blocked, or holds something else: nothing is remembered.
    return {};
  }
}

/**
 * Remembers the city, the province and the kind of buyer on this device only. Those that are not named stay as they were.
 */
export function rememberPlace(chosen: Place): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...readPlace(), ...chosen }));
  } catch {
    // Storage is blocked or full: the address still names the choice.
  }
}

/** Remembers what the fields of a price page's form name. */
export function rememberFields(form: HTMLFormElement): void {
  const fields = new FormData(form);
  const named = placeNames.filter((name) => fields.has(name));
  rememberPlace(Object.fromEntries(named.map((name) => [name, String(fields.get(name))])));
}

/** Returns the remembered city's id; undefined if there is none. */
export const readRememberedCity = (): string | undefined => readPlace().cityId || undefined;

/**
 * Opens the page again for the remembered place, unless the address names one. It runs after hydration, since the page
 * is cached for everyone.
 */
export function useRememberedPlace(
  cities: readonly { _id: string }[],
  {
    names = placeNames,
    isReady = true,
  }: { names?: typeof placeNames | readonly ['cityId']; isReady?: boolean } = {},
): void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (!isReady || placeNames.some((name) => query.has(name))) return;
    const place = readPlace();
    if (!cities.some(({ _id }) => _id === place.cityId)) delete place.cityId;
    const known = names.flatMap((name) => (place[name] ? [[name, place[name]] as const] : []));
    const added = known.filter(([, value]) => value !== defaultTaxpayer);
    if (added.length === 0) return;
    for (const [name, value] of added) query.set(name, value);
    const address = `${pathname}?${query.toString().replaceAll('%2C', ',')}${hash}`;
    navigate(address, { replace: true, preventScrollReset: true });
  }, [pathname, search, hash, cities, names, isReady, navigate]);
}
