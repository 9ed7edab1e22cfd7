import { isDeepStrictEqual } from 'node:util';
import type { FieldChange } from '#contract/leads/timeline.ts';
import type { Actor } from '#server/platform/audit/record-change.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Lead } from '../lead.ts';
import type { StoredLead } from '../lead-records.ts';
import { addEntries, type NewEntry } from './entries.ts';

/** Fields that change only as a result of other changes; they get no entry. */
const derivedFields = new Set(['updatedAt', 'firstResponseAt']);
const workFields = new Set(['assignedTo', 'dealerId']);

type Changes = Record<string, FieldChange>;

function compare(before: StoredLead, after: StoredLead): [string, FieldChange][] {
  return Object.keys(after)
    .filter((name) => !derivedFields.has(name) && !isDeepStrictEqual(before[name], after[name]))
    .map((name) => [name, { from: before[name], to: after[name] }]);
}

const pick = (changed: [string, FieldChange][], isPicked: (name: string) => boolean): Changes =>
  Object.fromEntries(changed.filter(([name]) => isPicked(name)));

function buildEntry(
  type: NewEntry['type'],
  changes: Changes,
  { username }: Actor,
  text = '',
): NewEntry[] {
  return Object.keys(changes).length > 0 ? [{ type, by: username, text, changes }] : [];
}

/** Adds changes by staff to the timeline: the status, the owner and the dealer, and other fields. */
export async function recordChanges(
  tx: Db,
  { facts }: Lead,
  actor: Actor,
  { before, after }: { before: StoredLead; after: StoredLead },
): Promise<void> {
  const changed = compare(before, after);
  const isStatus = (name: string) => name === 'status';
  const isOther = (name: string) => !isStatus(name) && !workFields.has(name);
  await addEntries(tx, { kind: facts.slug, recordId: after._id }, [
    ...buildEntry(
      'assigned',
      pick(changed, (name) => workFields.has(name)),
      actor,
    ),
    ...buildEntry('changed', pick(changed, isOther), actor),
    ...buildEntry('status', pick(changed, isStatus), actor, `${before.status} → ${after.status}`),
  ]);
}
