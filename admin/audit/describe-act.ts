import type { AuditLine } from '#contract/audit.ts';
import { auditKinds } from '#contract/audit-kinds.ts';
import { fieldLabel } from '#contract/field-label.ts';

/** Returns the label of a kind of record; an unknown kind is its own label. */
export const formatKind = (kind: string): string => auditKinds.get(kind)?.label ?? kind;

/** Fields that follow from others, such as the time of a price: a sentence names them only if nothing else changed. */
const followingFields = ['isSample', 'sampleFacts', 'pricedAt'];

/** How many changed fields a sentence names; of more it counts the rest. */
const namedFields = 3;

/** Formats a field's label within a sentence: 'base price', but 'CNIC'. */
function formatField(name: string): string {
  const label = fieldLabel(name);
  return /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

/** Lists the changed fields: 'the status', 'the status, notes and city', 'the status, notes and 3 more fields'. */
function formatFields(names: readonly string[]): string {
  const isAll = names.length <= namedFields;
  const shown = isAll ? names.map(formatField) : names.slice(0, namedFields - 1).map(formatField);
  const last = isAll ? shown.pop() : `${names.length - shown.length} more fields`;
  return `the ${[shown.join(', '), last].filter(Boolean).join(' and ')}`;
}

const verbs = {
  create: 'created',
  update: 'changed',
  delete: 'deleted',
  restore: 'restored',
  purge: 'deleted',
} as const;

/** What a sentence says between the user and the record, and after the record. */
interface Act {
  before: string;
  after: string;
}

/** Describes what a line's user did: 'changed the base price of car', before the name of the record. */
export function describeAct({ action, kind, old, new: current }: AuditLine): Act {
  if (action === 'export') return { before: 'exported the list', after: '' };
  const noun = auditKinds.get(kind)?.noun ?? kind;
  const changed = action === 'update' && old && current ? Object.keys(current) : [];
  const others = changed.filter((name) => !followingFields.includes(name));
  const fields = others.length > 0 ? others : changed;
  const what = fields.length > 0 ? `${formatFields(fields)} of ${noun}` : noun;
  return { before: `${verbs[action]} ${what}`, after: action === 'purge' ? 'for good' : '' };
}
