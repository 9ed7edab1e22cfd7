import { takeShare } from '../format/rupees.ts';
import type { Jurisdiction, Province } from './jurisdictions.ts';
import { matchLine, type TariffCar } from './match-line.ts';
import type { OnRoadLine, OnRoadPrice, UsedTariff } from './on-road-price.ts';
import { describeIncluded, listNotes } from './price-notes.ts';
import {
  adjustableCharges,
  chargeLabels,
  defaultDue,
  federalCharges,
  type TariffCharge,
  type TariffLine,
  type Taxpayer,
  tariffCharges,
} from './tariff-lines.ts';
import { isInForce, type Tariff } from './tariffs.ts';

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
