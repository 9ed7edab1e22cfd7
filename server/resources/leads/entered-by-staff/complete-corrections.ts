import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { workMessages } from '#contract/leads/lead-work.ts';
import type { Viewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import { invalidInput } from '#server/platform/errors.ts';
import { parsePhoneDigits } from '#server/platform/phone-number.ts';
import { isNotTrashed } from '#server/records/trash/columns.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import type { Derivation, Lead } from '../lead.ts';
import type { StoredLead } from '../lead-records.ts';

type Changes = Record<string, unknown>;

interface Context {
  lead: Lead;
  viewer: Viewer;
}

const refuse = (field: string, message: string) => invalidInput([{ field, message }]);

/** Throws 'invalid' if a change clears a required field. */
function refuseCleared({ table }: Lead, changes: Changes): void {
  for (const [name, column] of Object.entries(getTableColumns(table))) {
    if (column.notNull && changes[name] === null) throw refuse(name, workMessages.needed);
  }
}

/** Finds the dealer whose label a request contains, if exactly one active dealer has it, as at submission. */
async function findNamedDealer(tx: Db, label: unknown): Promise<string | null> {
  if (typeof label !== 'string') return null;
  const isNamed = sql`${dealers.name} || ', ' || ${dealers.city} = ${label}`;
  const found = await tx
    .select({ _id: dealers._id })
    .from(dealers)
    .where(and(isNotTrashed(dealers), eq(dealers.isActive, true), isNamed))
    .limit(2);
  return found.length === 1 ? (found[0]?._id ?? null) : null;
}

/**
 * Finds the dealer of a request whose dealership changes. Throws 'invalid' if an account of a dealer would lose the
 * request.
 */
async function findDealerChange(
  tx: Db,
  { lead, viewer }: Context,
  before: StoredLead,
  changes: Changes,
): Promise<Changes> {
  const { dealership } = lead.facts;
  const isNamed = dealership && changes[dealership] !== undefined;
  if (!isNamed || changes[dealership] === before[dealership] || 'dealerId' in changes) return {};
  const dealerId = await findNamedDealer(tx, changes[dealership]);
  if (viewer.dealerId !== null && dealerId !== viewer.dealerId) {
    throw refuse(dealership, workMessages.ownDealerOnly);
  }
  return { dealerId };
}

/** Lists the fields that a derivation reads. */
function listSources(derive: Derivation): string[] {
  const names: string[] = [];
  derive((name) => {
    names.push(name);
    return sql``;
  });
  return names;
}

/** Recomputes the columns that depend on a changed field; the others keep their values. */
function deriveAgain({ derived }: Lead, before: StoredLead, changes: Changes): Record<string, SQL> {
  const isChanged = (name: string) => changes[name] !== undefined && changes[name] !== before[name];
  const after: Changes = { ...before, ...changes };
  const read = (name: string) => sql`${after[name] ?? null}::text`;
  return Object.fromEntries(
    Object.entries(derived)
      .filter(([, derive]) => listSources(derive).some(isChanged))
      .map(([name, derive]) => [name, derive(read)]),
  );
}

/**
 * Completes a correction of the customer's fields with dependent values: the digits of the phone number, the dealer of
 * the dealership, and derived columns such as a booking's price. Throws 'invalid' for a cleared required field, and if
 * an account of a dealer would move the request to another dealer.
 */
export async function completeCorrections(
  tx: Db,
  context: Context,
  before: StoredLead,
  changes: Changes,
): Promise<Changes> {
  refuseCleared(context.lead, changes);
  return {
    ...changes,
    ...(typeof changes.phone === 'string' && { phoneDigits: parsePhoneDigits(changes.phone) }),
    ...(await findDealerChange(tx, context, before, changes)),
    ...deriveAgain(context.lead, before, changes),
  };
}
