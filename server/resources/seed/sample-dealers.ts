import type { Dealer } from '#contract/dealers/dealers.ts';
import { newId } from '#server/platform/new-id.ts';

/** Cities with coordinates in degrees, and the neighborhoods of the sample dealerships. */
const places: readonly [
  city: string,
  lat: number,
  lng: number,
  neighborhoods: readonly string[],
][] = [
  ['Karachi', 24.8607, 67.0011, ['Clifton', 'Shahrah-e-Faisal', 'North Nazimabad']],
  ['Lahore', 31.5204, 74.3587, ['Gulberg', 'Johar Town', 'Raiwind Road']],
  ['Islamabad', 33.6844, 73.0479, ['Blue Area', 'I-9 Industrial Area']],
  ['Rawalpindi', 33.5651, 73.0169, ['Saddar']],
  ['Faisalabad', 31.4504, 73.135, ['Canal Road']],
  ['Multan', 30.1575, 71.5249, ['Bosan Road']],
  ['Peshawar', 34.0151, 71.5249, ['University Road']],
  ['Quetta', 30.1798, 66.975, ['Airport Road']],
  ['Hyderabad', 25.396, 68.3578, ['Auto Bhan Road']],
  ['Gujranwala', 32.1877, 74.1945, ['GT Road']],
  ['Sialkot', 32.4945, 74.5229, ['Kashmir Road']],
  ['Bahawalpur', 29.3956, 71.6836, ['Model Town']],
  ['Sargodha', 32.0836, 72.6711, ['University Road']],
  ['Sukkur', 27.7052, 68.8574, ['Military Road']],
  ['Abbottabad', 34.1688, 73.2215, ['Mansehra Road']],
  ['Mardan', 34.1989, 72.0231, ['Mall Road']],
  ['Gujrat', 32.5731, 74.0789, ['GT Road']],
  ['Sahiwal', 30.6682, 73.1114, ['Farid Town']],
  ['Rahim Yar Khan', 28.4212, 70.2989, ['Shahi Road']],
  ['Jhelum', 32.9425, 73.7257, ['Civil Lines']],
  ['Mirpur', 33.1484, 73.7518, ['Allama Iqbal Road']],
  ['Dera Ghazi Khan', 30.0489, 70.6455, ['Jampur Road']],
];

const brands = ['HAVAL', 'HAVAL ORA', 'HAVAL TANK'] as const;

/** Neighborhoods of a city are about a kilometer apart, so that their map markers do not overlap. */
const neighborhoodStepDegrees = 0.012;

const buildSlug = (text: string) => text.toLowerCase().replace(/[^a-z]+/g, '-');

function sampleDealer(
  city: string,
  neighborhood: string,
  [lat, lng]: readonly [number, number],
  number: number,
): Dealer {
  const now = new Date().toISOString();
  const weekday = '9:00 AM - 6:00 PM';
  return {
    _id: newId(),
    name: `${brands[number % brands.length]} ${neighborhood}`,
    city,
    address: `Sample address, ${neighborhood}, ${city}`,
    email: `${buildSlug(city)}.${buildSlug(neighborhood)}@dealers.example`,
    phone: `+92 00 000 ${String(number).padStart(4, '0')}`,
    whatsapp: null,
    lat,
    lng,
    map: `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=15/${lat}/${lng}`,
    isActive: true,
    isSample: true,
    description: 'Sample dealership, loaded to show the product. It does not exist.',
    services: ['Sales', 'Service', 'Parts'],
    workingHours: {
      Monday: weekday,
      Tuesday: weekday,
      Wednesday: weekday,
      Thursday: weekday,
      Friday: weekday,
      Saturday: weekday,
      Sunday: 'Closed',
    },
    createdAt: now,
    updatedAt: now,
  };
}

/** Builds sample dealerships across Pakistan. Only the coordinates of the cities are real. */
export function sampleDealers(): Dealer[] {
  let number = 0;
  return places.flatMap(([city, lat, lng, neighborhoods]) =>
    neighborhoods.map((neighborhood, position) => {
      number += 1;
      const shift = position * neighborhoodStepDegrees;
      const at = [lat + shift, lng + shift].map((degrees) => Number(degrees.toFixed(4)));
      return sampleDealer(city, neighborhood, at as [number, number], number);
    }),
  );
}
