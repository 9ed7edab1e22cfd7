import type { LeadFacts } from '#contract/lead.ts';
import { fieldsOf } from '#contract/read-form.ts';

/** Identity numbers stay in the database: a mailbox is no place for them. */
const keptOut: ReadonlySet<string> = new Set(['cnic', 'ntn', 'ntnNumber']);

const abbreviations: ReadonlySet<string> = new Set(['vin', 'cv']);

/** A field's name as words: 'selectedVehicle' is 'Selected vehicle', 'vinNumber' 'VIN number'. */
function labelOf(field: string): string {
  const words = field
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(' ')
    .map((word) => (abbreviations.has(word) ? word.toUpperCase() : word))
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A value in words; several lines stand below the label, set in. */
function wordsOf(value: unknown): string | null {
  if (typeof value === 'boolean') return value ? ' Yes' : ' No';
  if (typeof value === 'number') return ` ${value}`;
  if (typeof value !== 'string' || value === '') return null;
  const lines = value.split(/\r\n|\r|\n/);
  return lines.length === 1 ? ` ${value}` : lines.map((line) => `\n  ${line}`).join('');
}

/** What a visitor sent, a line for each field that was filled, in the form's order. */
export function factLines({ input }: LeadFacts, record: Record<string, unknown>): string {
  return Object.keys(fieldsOf(input))
    .filter((field) => !keptOut.has(field))
    .flatMap((field) => {
      const words = wordsOf(record[field]);
      return words === null ? [] : [`${labelOf(field)}:${words}`];
    })
    .join('\n');
}
