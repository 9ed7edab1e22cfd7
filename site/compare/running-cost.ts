import type { Car } from '#contract/prices/pricing.ts';

/** What driving costs: kilometers a month, and rupees per liter of petrol and per kilowatt-hour; null if not known. */
export interface DrivingFigures {
  kmPerMonth: number;
  petrolPerLitre: number | null;
  electricityPerKwh: number | null;
}

type Consumption = Pick<Car, 'fuel' | 'litresPer100Km' | 'kwhPer100Km'>;

/** Which energies a car needs. A car whose fuel is not known needs what its figures name. */
function listNeeds({ fuel, litresPer100Km, kwhPer100Km }: Consumption) {
  if (fuel === 'bev') return { petrol: false, electricity: true };
  if (fuel === 'phev') return { petrol: true, electricity: true };
  if (fuel !== null) return { petrol: true, electricity: false };
  return { petrol: litresPer100Km !== null, electricity: kwhPer100Km !== null };
}

/**
 * Calculates what energy a car needs in a month, in whole rupees; null if a figure is not known. No price of diesel is
 * kept, so diesel cars have none.
 */
export function calculateRunningCost(car: Consumption, figures: DrivingFigures): number | null {
  if (car.fuel === 'diesel') return null;
  const needs = listNeeds(car);
  if (!needs.petrol && !needs.electricity) return null;
  const petrol = needs.petrol ? multiply(car.litresPer100Km, figures.petrolPerLitre) : 0;
  const electricity = needs.electricity ? multiply(car.kwhPer100Km, figures.electricityPerKwh) : 0;
  if (petrol === null || electricity === null) return null;
  return Math.round(((petrol + electricity) * figures.kmPerMonth) / 100);
}

const multiply = (amount: number | null, price: number | null): number | null =>
  amount === null || price === null ? null : amount * price;
