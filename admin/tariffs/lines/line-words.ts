import { formatPercent } from '#contract/finance/instalments.ts';
import { formatRupees, groupDigits } from '#contract/format/rupees.ts';
import {
  type Confidence,
  type DueTime,
  type Fuel,
  fuelLabels,
  fuels,
  type Origin,
  type TariffBase,
  type TariffLine,
  type Taxpayer,
  taxpayerLabels,
} from '#contract/on-road/tariff-lines.ts';

export const originLabels: Readonly<Record<Origin, string>> = {
  local: 'Assembled in Pakistan',
  imported: 'Imported',
};

export const dueLabels: Readonly<Record<DueTime, string>> = {
  delivery: 'On delivery',
  registration: 'At registration',
  yearly: 'Every year',
};

export const baseLabels: Readonly<Record<TariffBase, string>> = {
  'ex-factory': 'Ex-factory price',
  'ex-factory-and-freight': 'Price with freight',
};

export const confidenceLabels: Readonly<Record<Confidence, string>> = {
  high: 'Official page',
  medium: 'One decent source',
  low: 'Contradicted or old',
};

const engines: readonly Fuel[] = fuels.filter((fuel) => fuel !== 'bev');

/** Names the fuels of a line: 'All cars', 'All but electric', or each one. */
export function describeFuels(chosen: readonly Fuel[]): string {
  const listed = fuels.filter((fuel) => chosen.includes(fuel));
  if (listed.length === 0 || listed.length === fuels.length) return 'All cars';
  if (listed.length === engines.length && !listed.includes('bev')) return 'All but electric';
  return listed.map((fuel) => fuelLabels[fuel]).join(', ');
}

/** Names a half-open range of whole numbers by its first and last one: '1,301–1,600 cc'. */
function describeEngines(from: number | null, below: number | null): string {
  const last = below === null ? null : below - 1;
  if (last === null) return from === null ? '' : `${groupDigits(from)} cc and more`;
  if (!from) return `up to ${groupDigits(last)} cc`;
  return from === last ? `${groupDigits(from)} cc` : `${groupDigits(from)}–${groupDigits(last)} cc`;
}

function describeHalfOpen(
  from: number | null,
  below: number | null,
  format: (n: number) => string,
) {
  if (from === null && below === null) return '';
  if (below === null) return `from ${format(from ?? 0)}`;
  return from ? `${format(from)} to below ${format(below)}` : `below ${format(below)}`;
}

/** Names the cars and buyers of a line: 'All but electric · 1,301–1,600 cc · Non-filer'. */
export function describeCars(line: TariffLine): string {
  const kWh = (wattHours: number) => `${groupDigits(wattHours / 1_000)} kWh`;
  return [
    describeFuels(line.fuels),
    describeEngines(line.engineFrom, line.engineBelow),
    describeHalfOpen(line.batteryFrom, line.batteryBelow, kWh),
    describeHalfOpen(line.valueFrom, line.valueBelow, formatRupees),
    line.origin ? originLabels[line.origin] : '',
    line.taxpayer ? taxpayerLabels[line.taxpayer as Taxpayer] : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Names the figure of a line: '1.25 %', 'PKR 20,000', or that it is not known. */
export function describeFigure(line: TariffLine): string {
  const { rateBp, amount, base, isIncluded } = line;
  const figure =
    (rateBp !== null && formatPercent(rateBp)) ||
    (amount !== null && formatRupees(amount)) ||
    'Not known';
  return [
    figure,
    rateBp !== null && base === 'ex-factory-and-freight' && 'with freight',
    isIncluded && 'in the price',
  ]
    .filter(Boolean)
    .join(', ');
}
