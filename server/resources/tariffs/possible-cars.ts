import type { TariffCar } from '#contract/on-road/match-line.ts';
import { fuels, origins, type TariffLine } from '#contract/on-road/tariff-lines.ts';
import { type TariffFact, tariffFacts } from '#contract/prices/pricing.ts';

/** The cars that a car's open facts allow, and the open facts on which a line depends. */
interface PossibleCars {
  cars: TariffCar[];
  openFacts: TariffFact[];
}

export const noOpenFacts: PossibleCars = { cars: [], openFacts: [] };

/**
 * Lists the minimum, and each boundary between it and the maximum: all values between two boundaries match the same
 * lines.
 */
const listSteps = (from: number, to: number, borders: readonly (number | null)[]): number[] => [
  from,
  ...new Set(
    borders.filter((border) => border !== null && border > from && border <= to) as number[],
  ),
];

/** Lists one value of each fact per difference that the lines make; a single value if the fact is known. */
function listValues(car: TariffCar, lines: readonly TariffLine[]) {
  const engine = car.engineBounds ?? { from: 1, to: Number.POSITIVE_INFINITY };
  const engineBorders = lines.flatMap(({ engineFrom, engineBelow }) => [engineFrom, engineBelow]);
  const batteryBorders = lines.flatMap(({ batteryFrom, batteryBelow }) => [
    batteryFrom,
    batteryBelow,
  ]);
  const asksOrigin = lines.some(({ origin }) => origin !== null);
  return {
    fuel: car.fuel === null ? fuels : [car.fuel],
    engineCc:
      car.engineCc === null ? listSteps(engine.from, engine.to, engineBorders) : [car.engineCc],
    batteryWh:
      car.batteryWh === null
        ? listSteps(1, Number.POSITIVE_INFINITY, batteryBorders)
        : [car.batteryWh],
    origin: car.origin === null && asksOrigin ? origins : [car.origin],
  };
}

/**
 * Lists a car for each combination of open facts that the lines distinguish; combinations that a tariff treats alike
 * are merged. For tariffs, electric cars have no engine and other cars no battery.
 */
export function listPossibleCars(car: TariffCar, lines: readonly TariffLine[]): PossibleCars {
  const values = listValues(car, lines);
  const combustion = values.fuel.filter((fuel) => fuel !== 'bev');
  const cars = values.origin.flatMap((origin) => [
    ...combustion.flatMap((fuel) =>
      values.engineCc.map((engineCc) => ({ ...car, origin, fuel, engineCc })),
    ),
    ...(values.fuel.includes('bev')
      ? values.batteryWh.map((batteryWh) => ({ ...car, origin, fuel: 'bev' as const, batteryWh }))
      : []),
  ]);
  const isOpen: Record<TariffFact, boolean> = {
    fuel: values.fuel.length > 1,
    engineCc: combustion.length > 0 && values.engineCc.length > 1,
    batteryKwh: combustion.length === 0 && values.batteryWh.length > 1,
    origin: values.origin.length > 1,
  };
  return { cars, openFacts: tariffFacts.filter((fact) => isOpen[fact]) };
}
