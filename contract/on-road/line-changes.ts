import type { TariffLine } from './tariff-lines.ts';

/** A line that a new version adds, removes, or changes the figure of. */
export interface LineChange {
  before: TariffLine | null;
  after: TariffLine | null;
}

/** What identifies a line: everything but its figures. */
const identifyLine = (line: TariffLine): string =>
  JSON.stringify([
    line.charge,
    line.engineFrom,
    line.engineBelow,
    line.batteryFrom,
    line.batteryBelow,
    line.valueFrom,
    line.valueBelow,
    line.fuels.toSorted(),
    line.origin,
    line.taxpayer,
  ]);

const isSameLine = (a: TariffLine, b: TariffLine): boolean =>
  (Object.keys(a) as (keyof TariffLine)[]).every((field) =>
    field === 'fuels'
      ? a.fuels.toSorted().join() === b.fuels.toSorted().join()
      : a[field] === b[field],
  );

/** Lists the changes of a new version compared with the previous one. */
export function listLineChanges(
  before: readonly TariffLine[],
  after: readonly TariffLine[],
): LineChange[] {
  const remaining = new Map(before.map((line) => [identifyLine(line), line]));
  const changed: LineChange[] = [];
  for (const line of after) {
    const old = remaining.get(identifyLine(line));
    remaining.delete(identifyLine(line));
    if (!old || !isSameLine(old, line)) changed.push({ before: old ?? null, after: line });
  }
  return [...changed, ...[...remaining.values()].map((line) => ({ before: line, after: null }))];
}
