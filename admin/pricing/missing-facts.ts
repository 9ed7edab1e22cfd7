import type { Car } from '#contract/pricing.ts';

type Facts = Pick<
  Car,
  'fuel' | 'origin' | 'engineCc' | 'batteryKwh' | 'litresPer100Km' | 'kwhPer100Km'
>;

/** Names the facts that on-road prices and running costs need and a car does not have yet. */
export function listMissingFacts(car: Facts): string[] {
  const { fuel, origin, engineCc, batteryKwh, litresPer100Km, kwhPer100Km } = car;
  const isElectric = fuel === 'bev';
  const isPlugged = isElectric || fuel === 'phev';
  return [
    fuel === null && 'fuel',
    origin === null && 'origin',
    !isElectric && engineCc === null && 'engine',
    isPlugged && batteryKwh === null && 'battery',
    !isElectric && litresPer100Km === null && 'petrol consumption',
    isPlugged && kwhPer100Km === null && 'power consumption',
  ].filter((fact) => fact !== false);
}
