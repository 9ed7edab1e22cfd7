import { type Car, type CarFact, carFacts } from '#contract/pricing.ts';

const factNames: Readonly<Record<CarFact, string>> = {
  fuel: 'fuel',
  origin: 'origin',
  engineCc: 'engine',
  batteryKwh: 'battery',
  litresPer100Km: 'petrol consumption',
  kwhPer100Km: 'power consumption',
};

/** Names the facts that on-road prices and running costs need and a car does not have yet. */
export function listMissingFacts(car: Pick<Car, CarFact>): string[] {
  const isElectric = car.fuel === 'bev';
  const isPlugged = isElectric || car.fuel === 'phev';
  const isNeeded: Record<CarFact, boolean> = {
    fuel: true,
    origin: true,
    engineCc: !isElectric,
    batteryKwh: isPlugged,
    litresPer100Km: !isElectric,
    kwhPer100Km: isPlugged,
  };
  return carFacts
    .filter((fact) => isNeeded[fact] && car[fact] === null)
    .map((fact) => factNames[fact]);
}

/** Names the facts of a car that came with the product and that nobody has confirmed. */
export const listSampleFacts = ({ sampleFacts }: Pick<Car, 'sampleFacts'>): string[] =>
  carFacts.filter((fact) => sampleFacts.includes(fact)).map((fact) => factNames[fact]);
