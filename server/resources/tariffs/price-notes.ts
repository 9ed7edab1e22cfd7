import { formatDayInPakistan } from '#contract/format/day-words.ts';
import { groupDigits } from '#contract/format/rupees.ts';
import { jurisdictions, type Province } from '#contract/on-road/jurisdictions.ts';
import type { TariffCar } from '#contract/on-road/match-line.ts';
import { fillNote } from '#contract/on-road/notes.ts';
import { joinWords } from '#contract/on-road/on-road-price.ts';
import { nameOpenFacts } from '#contract/on-road/open-facts.ts';
import { fuelLabels, type TariffLine } from '#contract/on-road/tariff-lines.ts';
import { startsLater, type Tariff } from '#contract/on-road/tariffs.ts';
import { type TariffFact, tariffFacts } from '#contract/prices/pricing.ts';
import * as words from '#words/contract/on-road/notes';

/** Notes that the ex-factory price includes a charge; `isCertain` is whether it is due for the car at all. */
export const describeIncluded = ({ label }: TariffLine, isCertain: boolean) =>
  fillNote(isCertain ? words.included : words.includedIfDue, { label });

/** Lists the car's sample facts with their values. */
function listSampleFacts({ sampleFacts = [], ...car }: TariffCar): string[] {
  const said: Record<TariffFact, string> = {
    fuel: car.fuel ? fuelLabels[car.fuel].toLowerCase() : '',
    engineCc: fillNote(words.engineSize, { figure: groupDigits(car.engineCc ?? 0) }),
    batteryKwh: fillNote(words.batterySize, { figure: String((car.batteryWh ?? 0) / 1_000) }),
    origin: car.origin === 'local' ? words.assembledHere : words.imported,
  };
  return tariffFacts.filter((fact) => sampleFacts.includes(fact)).map((fact) => said[fact]);
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
  const place = province ? jurisdictions[province] : words.thisProvince;
  const later = tariffs
    .filter(({ jurisdiction }) => jurisdiction === 'PK' || jurisdiction === province)
    .filter((tariff) => startsLater(tariff, date))
    .toSorted((a, b) => a.from.localeCompare(b.from));
  const samples = listSampleFacts(car);
  return [
    samples.length > 0 && fillNote(words.sampleFacts, { facts: joinWords(samples) }),
    openFacts.length > 0 && fillNote(words.openFacts, { facts: nameOpenFacts(openFacts) }),
    !federal && words.noFederalTariff,
    !provincial && fillNote(words.noTariff, { place }),
    ...later.map(({ jurisdiction, label, from }) =>
      fillNote(words.otherRates, {
        day: formatDayInPakistan(from),
        place: jurisdictions[jurisdiction],
        label,
      }),
    ),
  ].filter((note) => note !== false);
}
