import { formatDay, inLanguages } from '#contract/format/in-languages.ts';
import { groupDigits } from '#contract/format/rupees.ts';
import { jurisdictions, type Province } from '#contract/on-road/jurisdictions.ts';
import type { TariffCar } from '#contract/on-road/match-line.ts';
import { openFactWords } from '#contract/on-road/open-facts.ts';
import { chargeLabels, fuelLabels, type TariffLine } from '#contract/on-road/tariff-lines.ts';
import { startsLater, type Tariff } from '#contract/on-road/tariffs.ts';
import { type TariffFact, tariffFacts } from '#contract/prices/pricing.ts';
import type { Language } from '#contract/site/language.ts';
import { joinInLanguage, translateWord } from './on-road-words.ts';
import * as english from './words.ts';
import * as urdu from './words.ur.ts';

/** A note for the buyer in each language. */
export type Note = Record<Language, string>;

const wordsIn = inLanguages(english, urdu);

/** Notes that the ex-factory price includes a charge; `isCertain` is whether it is due for the car at all. */
export function describeIncluded({ charge, label }: TariffLine, isCertain: boolean): Note {
  const say = (language: Language, name: string) =>
    isCertain ? wordsIn[language].included(name) : wordsIn[language].includedIfDue(name);
  // A label is stored in English; in Urdu the charge has its own.
  return { en: say('en', label), ur: say('ur', translateWord('ur', chargeLabels[charge])) };
}

/** Lists the car's sample facts with their values. */
function listSampleFacts(language: Language, { sampleFacts = [], ...car }: TariffCar): string[] {
  const words = wordsIn[language];
  const facts: Record<TariffFact, string> = {
    fuel: car.fuel ? translateWord(language, fuelLabels[car.fuel]).toLowerCase() : '',
    engineCc: words.engine(`${groupDigits(car.engineCc ?? 0)} cc`),
    batteryKwh: words.battery(`${(car.batteryWh ?? 0) / 1_000} kWh`),
    origin: car.origin === 'local' ? words.assembled : words.imported,
  };
  return tariffFacts.filter((fact) => sampleFacts.includes(fact)).map((fact) => facts[fact]);
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
export function listNotes(language: Language, facts: NoteFacts): string[] {
  const { car, province, date, federal, provincial, tariffs, openFacts } = facts;
  const words = wordsIn[language];
  const place = province ? translateWord(language, jurisdictions[province]) : words.thisProvince;
  const later = tariffs
    .filter(({ jurisdiction }) => jurisdiction === 'PK' || jurisdiction === province)
    .filter((tariff) => startsLater(tariff, date))
    .toSorted((a, b) => a.from.localeCompare(b.from));
  const samples = listSampleFacts(language, car);
  const open = openFacts.map((fact) => translateWord(language, openFactWords[fact]));
  return [
    samples.length > 0 && words.sampleFacts(joinInLanguage(language, samples)),
    open.length > 0 && words.openFacts(joinInLanguage(language, open)),
    !federal && words.noFederalTariff,
    !provincial && words.noTariff(place),
    ...later.map(({ jurisdiction, label, from }) =>
      words.otherRates(
        formatDay(language, from),
        translateWord(language, jurisdictions[jurisdiction]),
        label,
      ),
    ),
  ].filter((note) => note !== false);
}
