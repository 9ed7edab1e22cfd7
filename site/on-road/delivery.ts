import {
  type DeliveryWords,
  describeAvailability,
  describeWeeks,
  type Stated,
} from '#contract/availability/availability.ts';
import type { Car } from '#contract/prices/pricing.ts';
import * as words from '#words/site/on-road';

type TimedCar = Pick<Car, 'vehicleId' | 'deliveryWeeks' | 'deliveryStatedOn'>;

const listOfCar = (stated: readonly Stated[], id: string): Stated[] =>
  stated.filter(({ vehicleId }) => vehicleId === id.toLowerCase());

/**
 * Says when a car can be had in any color: what dealers have stated, else the time of the price list. Null if neither
 * says anything. Called by loaders, so that pages load no more script.
 */
export function describeDelivery(
  car: TimedCar | undefined,
  stated: readonly Stated[],
): DeliveryWords | null {
  if (!car) return null;
  const found = describeAvailability(listOfCar(stated, car.vehicleId));
  if (found) return { ...found, statement: `${words.inSomeColor} ${found.statement}` };
  const { deliveryWeeks, deliveryStatedOn } = car;
  if (deliveryWeeks === null || deliveryStatedOn === null) return null;
  return describeWeeks(deliveryWeeks, deliveryStatedOn);
}

/** Says when cars of some variants can be had, by color. Colors about which nothing can be said are left out. */
export function describeColors(
  ids: readonly string[],
  stated: readonly Stated[],
): Record<string, DeliveryWords> {
  const ofCars = ids.flatMap((id) => listOfCar(stated, id));
  return Object.fromEntries(
    [...Map.groupBy(ofCars, ({ color }) => color)].flatMap(([color, ofColor]) => {
      const found = describeAvailability(ofColor);
      return found ? [[color, found]] : [];
    }),
  );
}
