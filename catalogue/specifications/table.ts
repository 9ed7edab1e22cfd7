import type { PublicFact } from '#contract/prices/specifications.ts';
import * as words from '#words/catalogue/specifications';
import { listTrims } from '../trims.ts';
import type { SoldVehicle } from '../vehicles.ts';
import { listCatalogueFacts, type SpecificationFact } from './facts.ts';

/** A row of the table: one cell for all trims, or one per trim. Unknown values are ''. */
export interface SpecificationRow {
  label: string;
  cells: readonly string[];
}

/** A model's facts in groups, with the labels of its trims as columns. */
export interface SpecificationTable {
  trims: readonly string[];
  groups: readonly { name: string; rows: readonly SpecificationRow[] }[];
}

/** The part of a staff fact that the table shows. */
export type StaffFact = Pick<
  PublicFact,
  'vehicleId' | 'trim' | 'group' | 'label' | 'value' | 'unit' | 'position' | 'shown'
>;

/** A row while it is filled: values by trim, '' for all trims. */
interface OpenRow {
  label: string;
  /** Its translation by staff. */
  shown?: string | undefined;
  staff: Map<string, string>;
  shipped: Map<string, string>;
}

interface OpenGroup {
  name: string;
  /** Its translation by staff. */
  shown?: string | undefined;
  rows: Map<string, OpenRow>;
}

/** Returns the entry of a name, ignoring case, and adds it if there is none. */
function findOrAdd<Entry>(entries: Map<string, Entry>, name: string, create: () => Entry): Entry {
  const key = name.toLowerCase();
  const entry = entries.get(key) ?? create();
  entries.set(key, entry);
  return entry;
}

function addFact(
  groups: Map<string, OpenGroup>,
  origin: 'staff' | 'shipped',
  { trim, group, label, value, shown }: SpecificationFact & Pick<StaffFact, 'shown'>,
): void {
  const open = findOrAdd<OpenGroup>(groups, group, () => ({ name: group, rows: new Map() }));
  const row = findOrAdd<OpenRow>(open.rows, label, () => ({
    label,
    staff: new Map(),
    shipped: new Map(),
  }));
  open.shown ??= shown?.group;
  row.shown ??= shown?.label;
  row[origin].set(trim, value);
}

function buildRow(
  { label, shown, staff, shipped }: OpenRow,
  trims: readonly string[],
): SpecificationRow {
  const cells = trims.map(
    (trim) => staff.get(trim) ?? staff.get('') ?? shipped.get(trim) ?? shipped.get('') ?? '',
  );
  return {
    label: findName(words.labels, label, shown),
    cells: new Set(cells).size === 1 ? cells.slice(0, 1) : cells,
  };
}

/** What the table shows for the stored name of a group or a label. A name that staff chose shows as they translated it. */
const findName = (
  names: Readonly<Record<string, string>>,
  stored: string,
  shown: string | undefined,
): string => (Object.hasOwn(names, stored) && names[stored]) || shown || stored;

/** Converts the staff facts of a model that have a value, in their order. */
function readStaffFacts(slug: string, facts: readonly StaffFact[]) {
  return facts
    .filter(({ vehicleId, value }) => vehicleId === slug && value)
    .toSorted((a, b) => a.position - b.position)
    .map(({ trim, group, label, value, unit, shown }) => ({
      trim,
      group,
      label,
      shown,
      value: [value, unit].filter(Boolean).join(' '),
    }));
}

/**
 * Builds a model's specification table from the facts that ship with the product and those that staff added
 * (docs/spec/models.md#specification-table).
 */
export function buildSpecificationTable(
  vehicle: SoldVehicle,
  staffFacts: readonly StaffFact[],
): SpecificationTable {
  const trims = listTrims(vehicle).map(({ label }) => label);
  const groups = new Map<string, OpenGroup>();
  for (const fact of listCatalogueFacts(vehicle)) addFact(groups, 'shipped', fact);
  for (const fact of readStaffFacts(vehicle.slug, staffFacts)) addFact(groups, 'staff', fact);
  return {
    trims,
    groups: [...groups.values()].map(({ name, shown, rows }) => ({
      name: findName(words.groups, name, shown),
      rows: [...rows.values()].map((row) => buildRow(row, trims)),
    })),
  };
}
