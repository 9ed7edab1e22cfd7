import { formatDayInPakistan } from '#contract/format/day-words.ts';
import { groupDigits } from '#contract/format/rupees.ts';
import { jurisdictions, type Province } from '#contract/on-road/jurisdictions.ts';
import type { TariffCar } from '#contract/on-road/match-line.ts';
import { joinWords } from '#contract/on-road/on-road-price.ts';
import { nameOpenFacts } from '#contract/on-road/open-facts.ts';
import { fuelLabels, type TariffLine } from '#contract/on-road/tariff-lines.ts';
import { startsLater, type Tariff } from '#contract/on-road/tariffs.ts';
import { type TariffFact, tariffFacts } from '#contract/prices/pricing.ts';

/** Notes that the ex-factory price includes a charge; `isCertain` is whether it is due for the car at all. */
export const describeIncluded = ({ label }: TariffLine, isCertain: boolean) =>
  isCertain
    ? `${label} is taken to be part of the ex-factory price and is not added.`
    : `${label}, if it is due for this car, is taken to be part of the ex-factory price and is not added.`;

/** Lists the car's sample facts with their values. */
function listSampleFacts({ sampleFacts = [], ...car }: TariffCar): string[] {
  const words: Record<TariffFact, string> = {
    fuel: car.fuel ? fuelLabels[car.fuel].toLowerCase() : '',
    engineCc: `${groupDigits(car.engineCc ?? 0)} cc`,
    batteryKwh: `a battery of ${(car.batteryWh ?? 0) / 1_000} kWh`,
    origin: car.origin === 'local' ? 'assembled in Pakistan' : 'imported',
  };
  return tariffFacts.filter((fact) => sampleFacts.includes(fact)).map((fact) => words[fact]);
}

/** The input of a price's notes. */
interface NoteFacts {
  car: TariffCar;
  province: Province | null;
  /** The day of registration, YYYY-MM-DD. */
  date: string;
  federal: Tariff | undefined;
  provincial: Tariff | undefined;
  tariffs: readonly Tariff[];
  openFacts: readonly TariffFact[];
}

/** Lists what a buyer must know: sample or unknown facts, missing tariffs, and tariffs that start later. */
export function listNotes(facts: NoteFacts): string[] {
  const { car, province, date, federal, provincial, tariffs, openFacts } = facts;
  const place = province ? jurisdictions[province] : 'this province';
  const later = tariffs
    .filter(({ jurisdiction }) => jurisdiction === 'PK' || jurisdiction === province)
    .filter((tariff) => startsLater(tariff, date))
    .toSorted((a, b) => a.from.localeCompare(b.from));
  const samples = listSampleFacts(car);
  return [
    samples.length > 0 &&
      `Sample facts of this car, not confirmed yet: ${joinWords(samples)}. Figures that depend on them are samples, too.`,
    openFacts.length > 0 &&
      `Still to be confirmed for this car: ${nameOpenFacts(openFacts)}. Until then the sum is a range.`,
    !federal && 'No federal tariff is published for this day. Ask your dealer.',
    !provincial && `No tariff of ${place} is published for this day. Ask your dealer.`,
    ...later.map(
      ({ jurisdiction, label, from }) =>
        `From ${formatDayInPakistan(from)} other rates apply in ${jurisdictions[jurisdiction]}: ${label}.`,
    ),
  ].filter((note) => note !== false);
}
