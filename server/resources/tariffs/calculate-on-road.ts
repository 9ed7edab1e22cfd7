import { takeShare } from '#contract/format/rupees.ts';
import type { Jurisdiction, Province } from '#contract/on-road/jurisdictions.ts';
import { type Bounds, matchLine, type TariffCar } from '#contract/on-road/match-line.ts';
import type { OnRoadLine, OnRoadPrice, UsedTariff } from '#contract/on-road/on-road-price.ts';
import {
  adjustableCharges,
  chargeLabels,
  defaultDue,
  federalCharges,
  type TariffCharge,
  type TariffLine,
  type Taxpayer,
  tariffCharges,
} from '#contract/on-road/tariff-lines.ts';
import { isInForce, type Tariff } from '#contract/on-road/tariffs.ts';
import type { Language } from '#contract/site/language.ts';
import { listPossibleCars, noOpenFacts } from './possible-cars.ts';
import { describeIncluded, listNotes, type Note } from './price-notes.ts';

/** The input of an on-road price besides the tariffs. */
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

/** Builds a line without a figure. `line` is one of several that may apply; absent if no tariff is published. */
const buildUnknownLine = (
  charge: TariffCharge,
  tariff?: Tariff,
  line?: TariffLine,
): OnRoadLine => ({
  charge,
  label: chargeLabels[charge],
  amount: null,
  range: null,
  due: line?.due ?? defaultDue[charge],
  isAdjustable: line?.isAdjustable ?? adjustableCharges.includes(charge),
  tariff: tariff?.label ?? null,
  legalRef: line?.legalRef ?? null,
});

/** A line of the price, or a note for the buyer; neither if the charge does not apply. */
interface ChargeResult {
  line?: OnRoadLine;
  note?: Note;
}

/** Calculates the line of a charge from a tariff. */
function applyCharge(charge: TariffCharge, tariff: Tariff, input: OnRoadInput): ChargeResult {
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
  const line = { charge, label, amount, range: null, due, isAdjustable, legalRef };
  return { line: { ...line, tariff: tariff.label } };
}

const findTariff = (tariffs: readonly Tariff[], jurisdiction: Jurisdiction | null, day: string) =>
  tariffs.find((tariff) => tariff.jurisdiction === jurisdiction && isInForce(tariff, day));

/** The charges that a price lacks if no tariff is published. */
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

/** Finds the tariffs in force for the place and the day of registration. */
type TariffsInForce = Record<'federal' | 'provincial', Tariff | undefined>;

/** Applies charges, by default all, in the order in which pages list them. */
const applyCharges = (
  input: OnRoadInput,
  { federal, provincial }: TariffsInForce,
  charges: readonly TariffCharge[] = tariffCharges,
) =>
  charges.map((charge): ChargeResult => {
    const isFederal = (federalCharges as readonly TariffCharge[]).includes(charge);
    const tariff = isFederal ? federal : provincial;
    if (tariff) return applyCharge(charge, tariff, input);
    return expectedCharges.includes(charge) ? { line: buildUnknownLine(charge) } : {};
  });

/** Sums the known charges of a tariff for a car, in whole rupees, as if it were in force. */
export function sumCharges(tariff: Tariff, car: TariffCar, taxpayer: Taxpayer): number {
  const { jurisdiction, from: date } = tariff;
  const isFederal = jurisdiction === 'PK';
  const input = { car, freight: 0, province: isFederal ? null : jurisdiction, taxpayer, date };
  const inForce = {
    federal: isFederal ? tariff : undefined,
    provincial: isFederal ? undefined : tariff,
  };
  return applyCharges(input, inForce).reduce((sum, { line }) => sum + (line?.amount ?? 0), 0);
}

/** Keeps the lines of a tariff that may apply to a car whose facts are open. */
const narrowTariff = (
  tariff: Tariff | undefined,
  { car, taxpayer }: OnRoadInput,
  charges: readonly TariffCharge[],
): Tariff | undefined =>
  tariff && {
    ...tariff,
    lines: tariff.lines.filter(
      (line) => charges.includes(line.charge) && matchLine(car, taxpayer, line) !== 'no',
    ),
  };

/** Returns the minimum and the maximum; null for an empty list. */
const findBounds = (amounts: readonly number[]): Bounds | null =>
  amounts.length > 0 ? { from: Math.min(...amounts), to: Math.max(...amounts) } : null;

/**
 * Adds ranges to the lines without a figure, and to the sum. It calculates the price of every car that the open facts
 * allow, so that the ends of the sum are prices of real combinations, not sums of extremes.
 */
function addRanges(
  price: { lines: OnRoadLine[]; sum: number },
  input: OnRoadInput,
  inForce: TariffsInForce,
) {
  const { lines, sum } = price;
  const open = tariffCharges.filter((charge) =>
    lines.some((line) => line.charge === charge && line.amount === null),
  );
  // Only lines that may apply: the longest tariff has hundreds.
  const narrowed = {
    federal: narrowTariff(inForce.federal, input, open),
    provincial: narrowTariff(inForce.provincial, input, open),
  };
  const tariffLines = Object.values(narrowed).flatMap((tariff) => tariff?.lines ?? []);
  const { cars, openFacts } =
    open.length > 0 ? listPossibleCars(input.car, tariffLines) : noOpenFacts;
  const amountsByCar = cars.map((car) => {
    const charged = applyCharges({ ...input, car }, narrowed, open);
    return new Map<OnRoadLine['charge'], number | null>(
      charged.flatMap(({ line }) => (line ? [[line.charge, line.amount] as const] : [])),
    );
  });
  const ranged = lines.map((line) => {
    if (line.amount !== null) return line;
    const amounts = amountsByCar.map((byCharge) =>
      // A charge that is not due for this car adds 0; null if its figure is not published.
      byCharge.has(line.charge) ? byCharge.get(line.charge) : 0,
    );
    return amounts.every((amount) => typeof amount === 'number')
      ? { ...line, range: findBounds(amounts) }
      : line;
  });
  const openCharges = ranged.flatMap(({ charge, range }) => (range ? [charge] : []));
  const sums = amountsByCar.map((byCharge) =>
    openCharges.reduce((total, charge) => total + (byCharge.get(charge) ?? 0), sum),
  );
  return { lines: ranged, range: findBounds(sums) ?? { from: sum, to: sum }, openFacts };
}

/** A price whose notes are in both languages, for the one in which somebody reads it. */
export interface PriceInLanguages extends OnRoadPrice {
  notesInUrdu: string[];
}

/**
 * Calculates a car's on-road price in whole rupees: each line is rounded half up, and the sum is that of the lines. A
 * line that depends on an open fact of the car has a range instead of an amount; one without a figure in the law has
 * neither. The only place that calculates on-road prices: API, pages, PDF files and the office use it.
 */
export function calculateOnRoad(input: OnRoadInput, tariffs: readonly Tariff[]): PriceInLanguages {
  const { car, freight, province, date } = input;
  const federal = findTariff(tariffs, 'PK', date);
  const provincial = findTariff(tariffs, province, date);
  const results = applyCharges(input, { federal, provincial });
  const freightLine: OnRoadLine = {
    charge: 'freight',
    label: chargeLabels.freight,
    amount: Math.max(freight, -car.exFactory),
    range: null,
    due: 'delivery',
    isAdjustable: false,
    tariff: null,
    legalRef: null,
  };
  const withoutRanges = [freightLine, ...results.flatMap(({ line }) => line ?? [])];
  const onRoad = withoutRanges.reduce((sum, { amount }) => sum + (amount ?? 0), car.exFactory);
  const { lines, range, openFacts } = addRanges({ lines: withoutRanges, sum: onRoad }, input, {
    federal,
    provincial,
  });
  const facts = { car, province, date, federal, provincial, tariffs, openFacts };
  const listIn = (language: Language) => [
    ...results.flatMap(({ note }) => note?.[language] ?? []),
    ...listNotes(language, facts),
  ];
  const used = [federal, provincial].filter((tariff) => tariff !== undefined);
  return {
    exFactory: car.exFactory,
    lines,
    onRoad,
    isComplete: lines.every(({ amount }) => amount !== null),
    range,
    openFacts,
    notes: listIn('en'),
    notesInUrdu: listIn('ur'),
    isBarred: isBarred(input, federal),
    tariffs: used.map(nameUsed),
  };
}
