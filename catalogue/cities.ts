import { foldLetters } from '#contract/format/fold-letters.ts';
import { nameCity } from '#words/catalogue/cities';

/** A city of Pakistan. Coordinates of its center in degrees, accurate to about a kilometer. */
export interface City {
  slug: string;
  name: string;
  lat: number;
  lng: number;
  /** Codes of Pakistan Post: the general post office first, then others in large cities. */
  postcodes: readonly string[];
}

/** Larger cities first: maps with room for few names show these. */
const places: readonly [name: string, lat: number, lng: number, ...postcodes: string[]][] = [
  ['Karachi', 24.861, 67.001, '74200', '74000', '75500', '75600'],
  ['Lahore', 31.52, 74.359, '54000', '54660', '54700', '54810'],
  ['Islamabad', 33.684, 73.048, '44000'],
  ['Faisalabad', 31.45, 73.135, '38000'],
  ['Quetta', 30.18, 66.975, '87300'],
  ['Peshawar', 34.015, 71.525, '25000'],
  ['Multan', 30.158, 71.525, '60000'],
  ['Hyderabad', 25.396, 68.358, '71000'],
  ['Gwadar', 25.122, 62.325, '91200'],
  ['Sukkur', 27.705, 68.857, '65200'],
  ['Gilgit', 35.921, 74.308, '15100'],
  ['Rawalpindi', 33.565, 73.017, '46000', '46300'],
  ['Gujranwala', 32.188, 74.195, '52250'],
  ['Sialkot', 32.495, 74.523, '51310'],
  ['Bahawalpur', 29.396, 71.684, '63100'],
  ['Sargodha', 32.084, 72.671, '40100'],
  ['Larkana', 27.559, 68.212, '77150'],
  ['Sheikhupura', 31.713, 73.985, '39350'],
  ['Rahim Yar Khan', 28.421, 70.299, '64200'],
  ['Jhang', 31.269, 72.318, '35200'],
  ['Dera Ghazi Khan', 30.049, 70.646, '32200'],
  ['Gujrat', 32.573, 74.079, '50700'],
  ['Sahiwal', 30.668, 73.111, '57000'],
  ['Wah Cantonment', 33.772, 72.751, '47040'],
  ['Mardan', 34.199, 72.023, '23200'],
  ['Kasur', 31.117, 74.45, '55050'],
  ['Okara', 30.81, 73.46, '56300'],
  ['Mingora', 34.78, 72.36, '19130'],
  ['Nawabshah', 26.244, 68.41, '67450'],
  ['Chiniot', 31.72, 72.978, '35400'],
  ['Mirpur Khas', 25.527, 69.011, '69000'],
  ['Hafizabad', 32.071, 73.688, '52110'],
  ['Kohat', 33.587, 71.441, '26000'],
  ['Jacobabad', 28.282, 68.438, '79000'],
  ['Shikarpur', 27.957, 68.638, '78100'],
  ['Muzaffargarh', 30.072, 71.193, '34200'],
  ['Khanewal', 30.302, 71.932, '58150'],
  ['Gojra', 31.149, 72.687, '36120'],
  ['Bahawalnagar', 29.998, 73.253, '62300'],
  ['Abbottabad', 34.169, 73.222, '22010'],
  ['Muridke', 31.802, 74.255, '39000'],
  ['Pakpattan', 30.341, 73.387, '57400'],
  ['Khuzdar', 27.812, 66.611, '89100'],
  ['Jaranwala', 31.334, 73.419, '37250'],
  ['Chishtian', 29.797, 72.858, '62350'],
  ['Daska', 32.324, 74.35, '51010'],
  ['Mandi Bahauddin', 32.587, 73.491, '50400'],
  ['Ahmadpur East', 29.143, 71.26, '63350'],
  ['Kamalia', 30.726, 72.645, '36350'],
  ['Tando Adam', 25.768, 68.662, '68050'],
  ['Khairpur', 27.53, 68.759, '66020'],
  ['Dera Ismail Khan', 31.832, 70.902, '29050'],
  ['Vehari', 30.045, 72.351, '61100'],
  ['Nowshera', 34.016, 71.981, '24100'],
  ['Dadu', 26.73, 67.776, '76200'],
  ['Wazirabad', 32.443, 74.12, '52000'],
  ['Khushab', 32.297, 72.353, '41000'],
  ['Charsadda', 34.148, 71.741, '24420'],
  ['Swabi', 34.12, 72.47, '23430'],
  ['Chakwal', 32.933, 72.856, '48800'],
  ['Mianwali', 32.578, 71.528, '42200'],
  ['Kamoke', 31.975, 74.223, '52470'],
  ['Sadiqabad', 28.306, 70.131, '64350'],
  ['Burewala', 30.167, 72.65, '61010'],
  ['Turbat', 26.002, 63.044, '92600'],
  ['Mansehra', 34.333, 73.2, '21300'],
  ['Haripur', 33.994, 72.934, '22620'],
  ['Jhelum', 32.934, 73.727, '49600'],
  ['Bhakkar', 31.627, 71.065, '30000'],
  ['Toba Tek Singh', 30.971, 72.483, '36050'],
  ['Narowal', 32.102, 74.873, '51600'],
  ['Lodhran', 29.534, 71.633, '59320'],
  ['Attock', 33.767, 72.36, '43600'],
  ['Layyah', 30.961, 70.939, '31200'],
  ['Mian Channu', 30.439, 72.355, '58000'],
  ['Muzaffarabad', 34.37, 73.471, '13100'],
  ['Mirpur', 33.148, 73.752, '10250'],
  ['Kotli', 33.516, 73.902, '11100'],
  ['Skardu', 35.297, 75.633, '16100'],
  ['Chaman', 30.921, 66.46, '86000'],
  ['Sibi', 29.543, 67.877, '82000'],
  ['Zhob', 31.341, 69.449, '85200'],
  ['Loralai', 30.37, 68.598, '84800'],
  ['Badin', 24.656, 68.837, '72200'],
  ['Thatta', 24.747, 67.924, '73130'],
  ['Sanghar', 26.046, 68.949, '68100'],
  ['Bannu', 32.986, 70.604, '28100'],
  ['Karak', 33.117, 71.094, '27200'],
  ['Rajanpur', 29.104, 70.33, '33500'],
  ['Nankana Sahib', 31.45, 73.706, '39100'],
  ['Chitral', 35.851, 71.786, '17200'],
  ['Taxila', 33.746, 72.839, '47080'],
  ['Murree', 33.907, 73.39, '47150'],
  ['Gujar Khan', 33.254, 73.304, '47850'],
];

/** The cities that the dealer finder completes, larger ones first. */
export const cities: readonly City[] = places.map(([name, lat, lng, ...postcodes]) => ({
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  lat,
  lng,
  postcodes,
}));

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

/** Lists a city's names as they are compared with typed text: the stored one, and that of the page's language. */
const listNames = ({ name }: City) => [name, nameCity(name)].map(foldLetters);

/** Finds a city by its full name or a full postcode. */
export function findCityByName(text: string): City | undefined {
  const name = foldLetters(text.trim());
  const fromPostcode = name.length === postcodeLength ? findByPostcode(name)[0]?.city : undefined;
  return cities.find((city) => listNames(city).includes(name)) ?? fromPostcode;
}

/**
 * Finds at most `max` cities whose name or postcode begins with a text. Matches at the beginning of the
 * name come before matches at a later word.
 */
export function findCompletions(text: string, max: number): Completion[] {
  const typed = foldLetters(text.trim());
  if (typed === '') return [];
  const found = /^\d+$/.test(typed) ? findByPostcode(typed) : findByName(typed);
  return found.slice(0, max);
}

function findByName(typed: string): Completion[] {
  const first = cities.filter((city) => listNames(city).some((name) => name.startsWith(typed)));
  const later = cities.filter((city) => listNames(city).some((name) => name.includes(` ${typed}`)));
  return [...new Set([...first, ...later])].map((city) => ({
    city,
    postcode: city.postcodes[0] ?? '',
  }));
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
