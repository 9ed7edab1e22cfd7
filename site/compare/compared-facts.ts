import { groupNames } from '#catalogue/specifications/facts.ts';
import { buildSpecificationTable, type StaffFact } from '#catalogue/specifications/table.ts';
import type { SoldTrim } from '#catalogue/trims.ts';
import { groupDigits } from '#contract/format/rupees.ts';
import type { Car, CarFact } from '#contract/prices/pricing.ts';
import * as words from '#words/site/compare';
import { areDifferent } from './compared-models.ts';

/** A fact of all compared cars. Unknown values are ''. */
interface ComparedRow {
  label: string;
  cells: readonly string[];
  /** Whether two known values differ. */
  isDifferent: boolean;
}

export interface ComparedGroup {
  name: string;
  rows: readonly ComparedRow[];
}

type ListedFacts = Pick<
  Car,
  'vehicleId' | 'fuel' | 'engineCc' | 'batteryKwh' | 'litresPer100Km' | 'sampleFacts'
>;

/** A fact of a car with its place in the table. */
interface PlacedFact {
  group: string;
  fact: string;
  value: string;
}

/** Marks the value of a fact that says nothing about the real car. */
const mark = ({ sampleFacts }: ListedFacts, fact: CarFact, value: string) =>
  sampleFacts.includes(fact) ? words.sample(value) : value;

/** The facts of the price list that the specification tables have, too. */
function listPricedFacts(car: ListedFacts | undefined): PlacedFact[] {
  if (!car) return [];
  const { fuel, engineCc, batteryKwh, litresPer100Km } = car;
  const { performance, rangeAndCharging } = groupNames;
  const engine = engineCc && mark(car, 'engineCc', words.engineSize(groupDigits(engineCc)));
  const battery = batteryKwh && mark(car, 'batteryKwh', words.batterySize(batteryKwh));
  // A plug-in hybrid drives on both kinds of energy, so its petrol alone says little.
  const consumption =
    fuel !== 'phev' &&
    litresPer100Km &&
    mark(car, 'litresPer100Km', words.kilometresPerLitre((100 / litresPer100Km).toFixed(1)));
  return [
    ...(engine ? [{ group: performance, fact: words.engine, value: engine }] : []),
    ...(consumption ? [{ group: performance, fact: words.consumption, value: consumption }] : []),
    ...(battery ? [{ group: rangeAndCharging, fact: words.battery, value: battery }] : []),
  ];
}

/** Lists the facts of one car: its specification table's column, by group and label. */
function listFacts({ vehicle, label }: SoldTrim, staffFacts: readonly StaffFact[]): PlacedFact[] {
  const { trims, groups } = buildSpecificationTable(vehicle, staffFacts);
  const column = Math.max(0, trims.indexOf(label));
  return groups.flatMap(({ name, rows }) =>
    rows.map(({ label: fact, cells }) => ({
      group: name,
      fact,
      value: (cells.length === 1 ? cells[0] : cells[column]) ?? '',
    })),
  );
}

/**
 * Puts every fact that is known of at least one of the cars side by side, in the order of the specification tables; in
 * each group those in which the cars differ come first. What the tables leave open comes from the price list.
 */
export function compareFacts(
  sold: readonly SoldTrim[],
  staffFacts: readonly StaffFact[],
  listed: readonly ListedFacts[],
): ComparedGroup[] {
  const groups = new Map<string, Map<string, string[]>>();
  sold.forEach((trim, column) => {
    const priced = listed.find(({ vehicleId }) => vehicleId.toLowerCase() === trim.trim.id);
    for (const { group, fact, value } of [
      ...listFacts(trim, staffFacts),
      ...listPricedFacts(priced),
    ]) {
      const rows = groups.get(group) ?? new Map<string, string[]>();
      groups.set(group, rows);
      const cells = rows.get(fact) ?? sold.map(() => '');
      rows.set(fact, cells);
      cells[column] ||= value;
    }
  });
  // The warranty, which all cars have, is the last group.
  const { warranty } = groupNames;
  const last = groups.get(warranty);
  if (last && groups.delete(warranty)) groups.set(warranty, last);
  return Array.from(groups, ([name, rows]) => ({
    name,
    rows: Array.from(rows, ([label, cells]) => ({
      label,
      cells,
      isDifferent: areDifferent(cells),
    }))
      .filter(({ cells }) => cells.some(Boolean))
      .sort((a, b) => Number(b.isDifferent) - Number(a.isDifferent)),
  })).filter(({ rows }) => rows.length > 0);
}
