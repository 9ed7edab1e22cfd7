import { buildSpecificationTable, type StaffFact } from '#catalogue/specifications/table.ts';
import type { SoldTrim } from '#catalogue/trims.ts';
import { groupDigits } from '#contract/format/rupees.ts';
import type { Car, CarFact } from '#contract/prices/pricing.ts';

/** A value of a compared car; null, undefined and '' mean that it is not known. */
type ComparedValue = string | number | null | undefined;

const isKnown = (value: ComparedValue): boolean => (value ?? '') !== '';

/** Whether two known values differ. */
export const areDifferent = (values: readonly ComparedValue[]): boolean =>
  new Set(values.filter(isKnown)).size > 1;

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

/** Marks a fact that says nothing about the real car. */
const mark = ({ sampleFacts }: ListedFacts, fact: CarFact) =>
  sampleFacts.includes(fact) ? ' (sample)' : '';

/** The facts of the price list that the specification tables have, too. */
function listPricedFacts(car: ListedFacts | undefined): PlacedFact[] {
  if (!car) return [];
  const { fuel, engineCc, batteryKwh, litresPer100Km } = car;
  const engine = engineCc && `${groupDigits(engineCc)} cc${mark(car, 'engineCc')}`;
  const battery = batteryKwh && `${batteryKwh} kWh${mark(car, 'batteryKwh')}`;
  // A plug-in hybrid drives on both kinds of energy, so its petrol alone says little.
  const consumption =
    fuel !== 'phev' &&
    litresPer100Km &&
    `${(100 / litresPer100Km).toFixed(1)} km/l${mark(car, 'litresPer100Km')}`;
  return [
    ...(engine ? [{ group: 'Performance', fact: 'Engine', value: engine }] : []),
    ...(consumption ? [{ group: 'Performance', fact: 'Consumption', value: consumption }] : []),
    ...(battery ? [{ group: 'Range and charging', fact: 'Battery', value: battery }] : []),
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
  const last = groups.get('Warranty');
  if (last && groups.delete('Warranty')) groups.set('Warranty', last);
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
