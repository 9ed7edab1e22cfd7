import { groupDigits } from '../format/rupees.ts';
import { type CoverageFault, checkedSizes } from './coverage.ts';
import {
  chargeLabels,
  type Fuel,
  fuelLabels,
  fuels,
  type Origin,
  origins,
  type Taxpayer,
  taxpayerLabels,
  taxpayers,
} from './tariff-lines.ts';

interface ValueRange {
  value: number;
  valueBelow: number | null;
}

/** Faults that differ only in fuel, origin, buyer or price. */
export interface FaultGroup extends Pick<CoverageFault, 'kind' | 'charge' | 'from' | 'to'> {
  fuels: Fuel[];
  origins: Origin[];
  taxpayers: Taxpayer[];
  /** Half-open ranges of the ex-factory price, ascending. */
  values: ValueRange[];
}

const toGroup = (fault: CoverageFault): FaultGroup => ({
  kind: fault.kind,
  charge: fault.charge,
  from: fault.from,
  to: fault.to,
  fuels: [fault.fuel],
  origins: [fault.origin],
  taxpayers: [fault.taxpayer],
  values: [{ value: fault.value, valueBelow: fault.valueBelow }],
});

const isElectric = ({ fuels: [fuel] }: FaultGroup) => fuel === 'bev';

/** Merges groups that differ in one dimension only. */
function mergeBy(
  groups: readonly FaultGroup[],
  dimension: 'fuels' | 'origins' | 'taxpayers' | 'values',
): FaultGroup[] {
  const merged = new Map<string, FaultGroup>();
  for (const group of groups) {
    const key = JSON.stringify([{ ...group, [dimension]: null }, isElectric(group)]);
    const known = merged.get(key);
    const joined = known && [...known[dimension], ...group[dimension]];
    merged.set(key, known ? { ...known, [dimension]: joined } : group);
  }
  return [...merged.values()];
}

/** Merges adjacent ranges of prices. */
function joinRanges(ranges: readonly ValueRange[]): ValueRange[] {
  const joined: ValueRange[] = [];
  for (const range of ranges) {
    const last = joined.at(-1);
    if (last?.valueBelow === range.value) last.valueBelow = range.valueBelow;
    else joined.push({ ...range });
  }
  return joined;
}

/** Groups the gaps and overlaps of a tariff, so that a fault of all cars is one entry instead of forty. */
export function groupFaults(faults: readonly CoverageFault[]): FaultGroup[] {
  const byValue = mergeBy(faults.map(toGroup), 'values').map((group) => ({
    ...group,
    values: joinRanges(group.values),
  }));
  return mergeBy(mergeBy(mergeBy(byValue, 'taxpayers'), 'origins'), 'fuels');
}

function describeSizes(group: FaultGroup): string | null {
  const { from, to } = group;
  const unit = isElectric(group) ? 'kWh' : 'cc';
  const end = isElectric(group) ? checkedSizes.battery : checkedSizes.engine;
  if (from === 1 && to === end) return null;
  const [first, last] = isElectric(group)
    ? [from === 1 ? 0 : from / 1_000, (to + (to === end ? 0 : 1)) / 1_000]
    : [from, to];
  if (first === last) return `${groupDigits(first)} ${unit}`;
  if (to === end) return `${groupDigits(first)} ${unit} and more`;
  return `${groupDigits(first)} to ${groupDigits(last)} ${unit}`;
}

function describeValue({ value, valueBelow }: ValueRange): string {
  if (valueBelow === null) return `from PKR ${groupDigits(value)}`;
  if (value === 0) return `below PKR ${groupDigits(valueBelow)}`;
  return `PKR ${groupDigits(value)} to ${groupDigits(valueBelow - 1)}`;
}

const isEveryValue = ([first]: readonly ValueRange[]) =>
  first?.value === 0 && first.valueBelow === null;

const originWords: Readonly<Record<Origin, string>> = {
  local: 'assembled in Pakistan',
  imported: 'imported',
};

/** Describes the cars and buyers of a fault: 'Petrol, Hybrid · 1,000 to 1,300 cc · Non-filer'. */
export function describeFaultCars(group: FaultGroup): string {
  const parts = [
    group.fuels.length < fuels.length && group.fuels.map((fuel) => fuelLabels[fuel]).join(', '),
    describeSizes(group),
    group.origins.length < origins.length &&
      group.origins.map((origin) => originWords[origin]).join(', '),
    group.taxpayers.length < taxpayers.length &&
      group.taxpayers.map((taxpayer) => taxpayerLabels[taxpayer]).join(', '),
    !isEveryValue(group.values) && group.values.map(describeValue).join(', '),
  ];
  return parts.filter(Boolean).join(' · ') || 'All cars';
}

/** Describes a fault in a line: 'Registration fee, 1,300 cc · Filer: several lines'. */
export const describeFault = (group: FaultGroup): string =>
  `${chargeLabels[group.charge]}, ${describeFaultCars(group)}: ${
    group.kind === 'gap' ? 'no line' : 'several lines'
  }`;
