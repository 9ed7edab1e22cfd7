import { and, inArray, sql } from 'drizzle-orm';
import { maxCells } from '#contract/availability/availability-admin.ts';
import {
  type importInput,
  lineInput,
  availabilityMessages as messages,
} from '#contract/availability/availability-input.ts';
import { readDelimited } from '#contract/availability/delimited-text.ts';
import { z } from '#contract/zod.ts';
import type { Actor } from '#server/platform/audit/record-change.ts';
import type { Viewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import { invalidInput } from '#server/platform/errors.ts';
import { isNotTrashed } from '#server/records/trash/columns.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import { buildCellKey, type CheckedCell, checkCell } from './check-cells.ts';
import { chooseDealer, storeCells } from './store.ts';

/** The titles that a column may have, folded: those of the export, and those that people write. */
const titles: Readonly<Record<string, readonly string[]>> = {
  dealer: ['dealer', 'dealership'],
  vehicleId: ['vehicle', 'vehicle id', 'variant', 'car'],
  color: ['color', 'colour'],
  units: ['units', 'cars'],
  expectedOn: ['expected', 'expected on', 'expected date'],
  statedOn: ['as of', 'stated on'],
};

type Line = Record<string, string>;

/** The lines of a file below its titles, each with its number in the file. Empty lines are left out. */
function readLines(table: string): { number: number; line: Line }[] {
  const [head = [], ...rows] = readDelimited(table);
  const names = head.map((title) =>
    Object.keys(titles).find((name) => titles[name]?.includes(title.toLowerCase())),
  );
  if (!['vehicleId', 'color', 'units'].every((name) => names.includes(name))) {
    throw invalidInput([{ field: 'table', message: messages.columnsMissing }]);
  }
  const lines = rows
    .map((cells, index) => ({
      number: index + 2,
      line: Object.fromEntries(
        names.flatMap((name, column) => (name ? [[name, cells[column] ?? '']] : [])),
      ),
    }))
    .filter(({ line }) => Object.values(line).some((cell) => cell !== ''));
  if (lines.length > maxCells) {
    throw invalidInput([{ field: 'table', message: messages.tooManyLines }]);
  }
  return lines;
}

/** Finds the ids of dealers by their folded names. A name that several have is there with all of them. */
async function findDealers(tx: Db, names: readonly string[]): Promise<Map<string, string[]>> {
  const folded = [...new Set(names.map((name) => name.toLowerCase()))];
  if (folded.length === 0) return new Map();
  const key = sql<string>`lower(${dealers.name})`;
  const rows = await tx
    .select({ _id: dealers._id, name: key })
    .from(dealers)
    .where(and(inArray(key, folded), isNotTrashed(dealers)));
  return new Map(
    [...Map.groupBy(rows, ({ name }) => name)].map(([name, found]) => [
      name,
      found.map(({ _id }) => _id),
    ]),
  );
}

/** Returns the dealer of a line, or what is wrong with its name. */
function chooseLineDealer(
  name: string | undefined,
  chosen: string | undefined,
  { found, viewer }: { found: ReadonlyMap<string, string[]>; viewer: Viewer },
): { dealerId: string } | { message: string } {
  if (!name) return chosen ? { dealerId: chosen } : { message: messages.chooseDealer };
  const ids = found.get(name.toLowerCase()) ?? [];
  const own = ids.find((id) => id === viewer.dealerId);
  if (own) return { dealerId: own };
  if (viewer.dealerId !== null) return { message: messages.otherDealer };
  const [only, ...others] = ids;
  if (!only) return { message: messages.unknownDealer };
  return others.length > 0 ? { message: messages.sharedName } : { dealerId: only };
}

/** Reads a line by the schema and the catalogue; or names the first fault. */
function checkLine(line: Line): ReturnType<typeof checkCell> {
  const parsed = z.safeParse(lineInput, line);
  if (parsed.success) return checkCell(parsed.data);
  const [issue] = parsed.error.issues;
  return { fault: { field: String(issue?.path[0]), message: issue?.message ?? '' } };
}

/** Reads all statements of a file by dealer. Throws 'invalid' with every fault, and the number of its line. */
async function readStatements(
  tx: Db,
  { table, dealerId }: z.output<typeof importInput>,
  viewer: Viewer,
): Promise<Map<string, CheckedCell[]>> {
  const chosen = chooseDealer(viewer, dealerId);
  const lines = readLines(table);
  const found = await findDealers(
    tx,
    lines.flatMap(({ line }) => line.dealer || []),
  );
  const faults: { field: string; message: string }[] = [];
  const seen = new Set<string>();
  const byDealer = new Map<string, CheckedCell[]>();
  for (const { number, line } of lines) {
    const refuse = (field: string, message: string) =>
      faults.push({ field: `lines.${number}.${field}`, message: `Line ${number}: ${message}` });
    const dealer = chooseLineDealer(line.dealer, chosen, { found, viewer });
    const checked = checkLine(line);
    if ('message' in dealer) refuse('dealer', dealer.message);
    else if ('fault' in checked) refuse(checked.fault.field, checked.fault.message);
    else if (seen.has(`${dealer.dealerId} ${buildCellKey(checked.cell)}`)) {
      refuse('color', messages.statedTwice);
    } else {
      seen.add(`${dealer.dealerId} ${buildCellKey(checked.cell)}`);
      byDealer.set(dealer.dealerId, [...(byDealer.get(dealer.dealerId) ?? []), checked.cell]);
    }
  }
  if (faults.length > 0) throw invalidInput(faults);
  return byDealer;
}

/**
 * Stores the statements of a file, all or none, whatever was stated before. Returns how many lines it has and how many
 * statements changed. Throws 'invalid' with every fault.
 */
export async function importFile(
  db: Db,
  input: z.output<typeof importInput>,
  { viewer, actor }: { viewer: Viewer; actor: Actor },
): Promise<{ lines: number; changed: number }> {
  return await db.transaction(async (tx) => {
    const byDealer = await readStatements(tx, input, viewer);
    let changed = 0;
    // In one order, so that two files cannot wait for each other's dealers.
    for (const dealerId of [...byDealer.keys()].sort()) {
      changed += await storeCells(tx, dealerId, { cells: byDealer.get(dealerId) ?? [], actor });
    }
    return { lines: [...byDealer.values()].flat().length, changed };
  });
}
