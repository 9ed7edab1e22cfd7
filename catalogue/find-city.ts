import { type City, cities } from './cities.ts';

/** A city as a completion of what was typed, with the postcode that was meant, if one was. */
export interface Completion {
  city: City;
  postcode: string;
}

const postcodeLength = 5;
/** The first two digits say the region that a post office belongs to. */
const regionLength = 2;

/** The city under a slug. */
export function cityBySlug(slug: string | null): City | undefined {
  return cities.find((city) => city.slug === slug);
}

/** The city that a text names in full, or by its postcode. */
export function cityNamed(text: string): City | undefined {
  const name = text.trim().toLowerCase();
  const whole = name.length === postcodeLength ? byPostcode(name)[0]?.city : undefined;
  return cities.find((city) => city.name.toLowerCase() === name) ?? whole;
}

/**
 * Cities and postcodes that begin as a text does, at most `max`: cities by the beginning of their
 * name before those by that of a later word.
 */
export function completionsOf(text: string, max: number): Completion[] {
  const typed = text.trim().toLowerCase();
  if (typed === '') return [];
  const found = /^\d+$/.test(typed) ? byPostcode(typed) : byName(typed);
  return found.slice(0, max);
}

function byName(typed: string): Completion[] {
  const first = cities.filter(({ name }) => name.toLowerCase().startsWith(typed));
  const later = cities.filter(({ name }) => name.toLowerCase().includes(` ${typed}`));
  return [...first, ...later].map((city) => ({ city, postcode: city.postcodes[0] ?? '' }));
}

/**
 * Cities with a postcode that begins so. There are thousands of post offices: a whole postcode that
 * is none of a city's own leads to the cities whose postcodes are the most like it.
 */
function byPostcode(typed: string): Completion[] {
  const found = beginning(typed).map(({ city, postcode }) => ({ city, postcode }));
  if (found.length > 0 || typed.length !== postcodeLength) return found;
  for (let length = postcodeLength - 1; length >= regionLength; length -= 1) {
    const alike = beginning(typed.slice(0, length));
    if (alike.length > 0) return alike.map(({ city }) => ({ city, postcode: typed }));
  }
  return [];
}

function beginning(digits: string): Completion[] {
  return cities.flatMap((city) => {
    const postcode = city.postcodes.find((code) => code.startsWith(digits));
    return postcode ? [{ city, postcode }] : [];
  });
}
