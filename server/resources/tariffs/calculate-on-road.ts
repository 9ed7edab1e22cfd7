import { formatDayInPakistan } from '#contract/format/day-words.ts';
import { groupDigits, takeShare } from '#contract/format/rupees.ts';
import {
  type Jurisdiction,
  jurisdictions,
  type Province,
} from '#contract/on-road/jurisdictions.ts';
import { matchLine, type TariffCar } from '#contract/on-road/match-line.ts';
import {
  joinWords,
  type OnRoadLine,
  type OnRoadPrice,
  type UsedTariff,
} from '#contract/on-road/on-road-price.ts';
import {
  adjustableCharges,
  chargeLabels,
  defaultDue,
  federalCharges,
  fuelLabels,
  type TariffCharge,
  type TariffLine,
  type Taxpayer,
  tariffCharges,
} from '#contract/on-road/tariff-lines.ts';
import { isInForce, startsLater, type Tariff } from '#contract/on-road/tariffs.ts';
import { type TariffFact, tariffFacts } from '#contract/prices/pricing.ts';

/** Says that a charge is in the ex-factory price; `isCertain` is whether it is due for the car at all. */
const describeIncluded = ({ label }: TariffLine, isCertain: boolean) =>
  isCertain
    ? `${label} is taken to be part of the ex-factory price and is not added.`
    : `${label}, if it is due for this car, is taken to be part of the ex-factory price and is not added.`;

function listMissingFacts({ fuel, engineCc, batteryWh, origin }: TariffCar): string[] {
  return [
    fuel === null && 'what drives it',
    fuel !== 'bev' && engineCc === null && 'the engine’s exact size',
    fuel === 'bev' && batteryWh === null && 'the battery’s size',
    origin === null && 'whether it is assembled in Pakistan',
  ].filter((fact) => fact !== false);
}

/** Names the facts of the car that are samples, as they are. */
function listSampleFacts({ sampleFacts = [], ...car }: TariffCar): string[] {
  const words: Record<TariffFact, string> = {
    fuel: car.fuel ? fuelLabels[car.fuel].toLowerCase() : '',
    engineCc: `${groupDigits(car.engineCc ?? 0)} cc`,
    batteryKwh: `a battery of ${(car.batteryWh ?? 0) / 1_000} kWh`,
    origin: car.origin === 'local' ? 'assembled in Pakistan' : 'imported',
  };
  return tariffFacts.filter((fact) => sampleFacts.includes(fact)).map((fact) => words[fact]);
}

/** What the notes of a price depend on. */
interface NoteFacts {
  car: TariffCar;
  province: Province | null;
  /** The day of registration, YYYY-MM-DD. */
  date: string;
  federal: Tariff | undefined;
  provincial: Tariff | undefined;
  tariffs: readonly Tariff[];
  lines: readonly OnRoadLine[];
}

/** Lists what a buyer must know: facts that are samples or not known, tariffs that are missing, and those that begin later. */
function listNotes(facts: NoteFacts): string[] {
  const { car, province, date, federal, provincial, tariffs, lines } = facts;
  const place = province ? jurisdictions[province] : 'this province';
  const missing = lines.some(({ amount }) => amount === null) ? listMissingFacts(car) : [];
  const later = tariffs
    .filter(({ jurisdiction }) => jurisdiction === 'PK' || jurisdiction === province)
    .filter((tariff) => startsLater(tariff, date))
    .toSorted((a, b) => a.from.localeCompare(b.from));
  const samples = listSampleFacts(car);
  return [
    samples.length > 0 &&
      `Sample facts of this car, not confirmed yet: ${joinWords(samples)}. Figures that depend on them are samples, too.`,
    missing.length > 0 &&
      `Not confirmed for this car yet: ${joinWords(missing)}. Figures that depend on it are left open.`,
    !federal && 'No federal tariff is published for this day. Ask your dealer.',
    !provincial && `No tariff of ${place} is published for this day. Ask your dealer.`,
    ...later.map(
      ({ jurisdiction, label, from }) =>
        `From ${formatDayInPakistan(from)} other rates apply in ${jurisdictions[jurisdiction]}: ${label}.`,
    ),
  ].filter((note) => note !== false);
}

/** What an on-road price depends on besides the tariffs. */
export interface OnRoadInput {
  car: TariffCar;
  /** Whole rupees; negative if the city has a discount. */
  freight: number;
  /** Where the car will be registered; null if that is not a province with a code. */
  province: Province | null;
  taxpayer: Taxpayer;
  /** The expected day of registration, YYYY-MM-DD. */
  date: string;
}

function calculateAmount(line: TariffLine, { car, freight }: OnRoadInput): number | null {
  if (line.amount !== null) return line.amount;
  if (line.rateBp === null) return null;
  const base = line.base === 'ex-factory' ? car.exFactory : Math.max(0, car.exFactory + freight);
  return takeShare(base, line.rateBp);
}

/** A line without a figure. `line` is one of several that may apply; absent if no tariff is published. */
const buildUnknownLine = (
  charge: TariffCharge,
  tariff?: Tariff,
  line?: TariffLine,
): OnRoadLine => ({
  charge,
  label: chargeLabels[charge],
  amount: null,
  due: line?.due ?? defaultDue[charge],
  isAdjustable: line?.isAdjustable ?? adjustableCharges.includes(charge),
  tariff: tariff?.label ?? null,
  legalRef: line?.legalRef ?? null,
});

/** What a charge comes to: a line, a sentence, or nothing if it does not apply. */
function applyCharge(charge: TariffCharge, tariff: Tariff, input: OnRoadInput) {
  const lines = tariff.lines.filter((line) => line.charge === charge);
  const candidates = lines
    .map((line) => ({ line, match: matchLine(input.car, input.taxpayer, line) }))
    .filter(({ match }) => match !== 'no');
  const [first] = candidates;
  if (!first) return {};
  const isCertain = candidates.every(({ match }) => match === 'yes');
  const possible = isCertain ? [first] : candidates;
  if (possible.every(({ line }) => line.isIncluded)) {
    return { note: describeIncluded(first.line, isCertain) };
  }
  if (!isCertain) return { line: buildUnknownLine(charge, tariff, first.line) };
  const { label, due, isAdjustable, legalRef } = first.line;
  const amount = calculateAmount(first.line, input);
  return { line: { charge, label, amount, due, isAdjustable, tariff: tariff.label, legalRef } };
}

const findTariff = (tariffs: readonly Tariff[], jurisdiction: Jurisdiction | null, day: string) =>
  tariffs.find((tariff) => tariff.jurisdiction === jurisdiction && isInForce(tariff, day));

/** The charges without which a price is not complete if no tariff is published. */
const expectedCharges: readonly TariffCharge[] = [
  'wht-231b',
  'registration',
  'token',
  'income-234',
  'plates',
];

const nameUsed = (tariff: Tariff): UsedTariff => ({
  _id: tariff._id,
  jurisdiction: tariff.jurisdiction,
  label: tariff.label,
  from: tariff.from,
  checkedOn: tariff.checkedOn,
  isSample: tariff.isSample,
  sources: tariff.sources,
});

/** Whether s. 114C forbids the sale on this day. */
function isBarred({ car, taxpayer, date }: OnRoadInput, federal: Tariff | undefined): boolean {
  if (!federal?.nonFilerLimit || !federal.nonFilerLimitFrom) return false;
  return (
    taxpayer === 'non-atl' &&
    date >= federal.nonFilerLimitFrom &&
    car.exFactory > federal.nonFilerLimit
  );
}

/**
 * Calculates what a car costs on the road, in whole rupees: each line is rounded half up, and the sum is that of the
 * lines. A line that depends on an unknown fact, or for which no figure is published, has no amount. The only place
 * where on-road prices are calculated: for the API, pages, PDF files and staff.
 */
export function calculateOnRoad(input: OnRoadInput, tariffs: readonly Tariff[]): OnRoadPrice {
  const { car, freight, province, date } = input;
  const federal = findTariff(tariffs, 'PK', date);
  const provincial = findTariff(tariffs, province, date);
  const results = tariffCharges.map((charge): { line?: OnRoadLine; note?: string } => {
    const isFederal = (federalCharges as readonly TariffCharge[]).includes(charge);
    const tariff = isFederal ? federal : provincial;
    if (tariff) return applyCharge(charge, tariff, input);
    return expectedCharges.includes(charge) ? { line: buildUnknownLine(charge) } : {};
  });
  const freightLine: OnRoadLine = {
    charge: 'freight',
    label: chargeLabels.freight,
    amount: Math.max(freight, -car.exFactory),
    due: 'delivery',
    isAdjustable: false,
    tariff: null,
    legalRef: null,
  };
  const lines = [freightLine, ...results.flatMap(({ line }) => line ?? [])];
  const used = [federal, provincial].filter((tariff) => tariff !== undefined);
  return {
    exFactory: car.exFactory,
    lines,
    onRoad: lines.reduce((sum, { amount }) => sum + (amount ?? 0), car.exFactory),
    isComplete: lines.every(({ amount }) => amount !== null),
    notes: [
      ...results.flatMap(({ note }) => note ?? []),
      ...listNotes({ car, province, date, federal, provincial, tariffs, lines }),
    ],
    isBarred: isBarred(input, federal),
    tariffs: used.map(nameUsed),
  };
}
