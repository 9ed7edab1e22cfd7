import { v7 as uuidv7 } from 'uuid';
import type { Dealer } from '#contract/dealers.ts';

/** City, its coordinates (degrees), and the sample dealerships' quarters there. */
const places: readonly [city: string, lat: number, lng: number, quarters: readonly string[]][] = [
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

const marques = ['HAVAL', 'HAVAL ORA', 'HAVAL TANK'] as const;

/** Quarters of one city are set about a kilometre apart, so that their markers can be told apart. */
const quarterStepDegrees = 0.012;

const slugOf = (text: string) => text.toLowerCase().replace(/[^a-z]+/g, '-');

function sampleDealer(
  city: string,
  quarter: string,
  [lat, lng]: readonly [number, number],
  number: number,
): Dealer {
  const now = new Date().toISOString();
  const weekday = '9:00 AM - 6:00 PM';
  return {
    _id: uuidv7(),
    name: `${marques[number % marques.length]} ${quarter}`,
    city,
    address: `Sample address, ${quarter}, ${city}`,
    email: `${slugOf(city)}.${slugOf(quarter)}@dealers.example`,
    phone: `+92 00 000 ${String(number).padStart(4, '0')}`,
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

/** Dealerships over Pakistan's cities, at the cities' true coordinates; nothing else of them is real. */
export function sampleDealers(): Dealer[] {
  let number = 0;
  return places.flatMap(([city, lat, lng, quarters]) =>
    quarters.map((quarter, position) => {
      number += 1;
      const shift = position * quarterStepDegrees;
      const at = [lat + shift, lng + shift].map((degrees) => Number(degrees.toFixed(4)));
      return sampleDealer(city, quarter, at as [number, number], number);
    }),
  );
}
