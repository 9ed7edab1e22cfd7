import { fieldLabel } from '#contract/field-label.ts';
import type { LeadFacts } from '#contract/lead.ts';
import { listFields } from '#contract/read-form.ts';

/** Identity numbers are never sent by email. The dealer has a name, and a slot is the date and time. */
const excludedFields: ReadonlySet<string> = new Set([
  'cnic',
  'ntn',
  'ntnNumber',
  'dealerId',
  'slot',
]);

/** Formats a value for a line; null if it is empty. Several lines go below the label, indented. */
function formatValue(value: unknown): string | null {
  if (typeof value === 'boolean') return value ? ' Yes' : ' No';
  if (typeof value === 'number') return ` ${value}`;
  if (typeof value !== 'string' || value === '') return null;
  const lines = value.split(/\r\n|\r|\n/);
  return lines.length === 1 ? ` ${value}` : lines.map((line) => `\n  ${line}`).join('');
}

/** Formats what a visitor sent: one line for each filled field, in the form's order. */
export function factLines({ input }: LeadFacts, record: Record<string, unknown>): string {
  return Object.keys(listFields(input))
    .filter((field) => !excludedFields.has(field))
    .flatMap((field) => {
      const value = formatValue(record[field]);
      return value === null ? [] : [`${fieldLabel(field)}:${value}`];
    })
    .join('\n');
}
