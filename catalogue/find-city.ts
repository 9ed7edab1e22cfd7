import { type City, cities } from './cities.ts';

/** A completion of typed text: a city with the matching postcode, or its main one. */
export interface Completion {
  city: City;
  postcode: string;
}

const postcodeLength = 5;
/** The first two digits are the region of a post office. */
const regionLength = 2;

/** Finds a city by its slug. */
export function findCityBySlug(slug: string | null): City | undefined {
  return cities.find((city) => city.slug === slug);
}

/** Finds a city by its full name or a full postcode. */
export function findCityByName(text: string): City | undefined {
  const name = text.trim().toLowerCase();
  const fromPostcode = name.length === postcodeLength ? findByPostcode(name)[0]?.city : undefined;
  return cities.find((city) => city.name.toLowerCase() === name) ?? fromPostcode;
}

/**
 * Finds at most `max` cities whose name or postcode begins with a text. Matches at the beginning of the
 * name come before matches at a later word.
 */
export function findCompletions(text: string, max: number): Completion[] {
  const typed = text.trim().toLowerCase();
  if (typed === '') return [];
  const found = /^\d+$/.test(typed) ? findByPostcode(typed) : findByName(typed);
  return found.slice(0, max);
}

function findByName(typed: string): Completion[] {
  const first = cities.filter(({ name }) => name.toLowerCase().startsWith(typed));
  const later = cities.filter(({ name }) => name.toLowerCase().includes(` ${typed}`));
  return [...first, ...later].map((city) => ({ city, postcode: city.postcodes[0] ?? '' }));
}

/**
 * Finds cities with a postcode that begins with these digits. There are thousands of post offices, so an
 * unknown full postcode matches the cities with the longest common prefix.
 */
function findByPostcode(typed: string): Completion[] {
  const found = findPostcodePrefix(typed).map(({ city, postcode }) => ({ city, postcode }));
  if (found.length > 0 || typed.length !== postcodeLength) return found;
  for (let length = postcodeLength - 1; length >= regionLength; length -= 1) {
    const similar = findPostcodePrefix(typed.slice(0, length));
    if (similar.length > 0) return similar.map(({ city }) => ({ city, postcode: typed }));
  }
  return [];
}

function findPostcodePrefix(digits: string): Completion[] {
  return cities.flatMap((city) => {
    const postcode = city.postcodes.find((code) => code.startsWith(digits));
    return postcode ? [{ city, postcode }] : [];
  });
}
