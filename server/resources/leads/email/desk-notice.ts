import { pakistanZone } from '#contract/format/pakistan-time.ts';
import { listFields } from '#contract/input/read-form.ts';
import { formatReference, type LeadFacts } from '#contract/leads/lead.ts';
import { labelForStaff } from '#contract/leads/office-labels.ts';
import type { Email } from '#server/platform/mail/queue-emails.ts';

/**
 * Identity numbers are never emailed. Ids are redundant: the dealer's name, and the date and time of a slot, are shown.
 * The language is above the fields, if it is not English.
 */
const excludedFields: ReadonlySet<string> = new Set([
  'cnic',
  'ntn',
  'ntnNumber',
  'dealerId',
  'slot',
  'language',
]);

/** Formats a value for a line; null if it is empty. Multiple lines are indented below the label. */
function formatValue(value: unknown): string | null {
  if (typeof value === 'boolean') return value ? ' Yes' : ' No';
  if (typeof value === 'number') return ` ${value}`;
  if (typeof value !== 'string' || value === '') return null;
  const lines = value.split(/\r\n|\r|\n/);
  return lines.length === 1 ? ` ${value}` : lines.map((line) => `\n  ${line}`).join('');
}

/** Formats a visitor's input: one line for each filled field, in the form's order. */
function factLines(facts: LeadFacts, record: Record<string, unknown>): string {
  return Object.keys(listFields(facts.input))
    .filter((field) => !excludedFields.has(field))
    .flatMap((field) => {
      const value = formatValue(record[field]);
      return value === null ? [] : [`${labelForStaff(facts, field)}:${value}`];
    })
    .join('\n');
}

interface Notice {
  facts: LeadFacts;
  id: string;
  record: Record<string, unknown>;
  /** The back office's URL, without a trailing slash. */
  office: string;
}

const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: pakistanZone,
});

const maxNameLength = 80;

/** Puts text on one line, as a subject needs it: visitors may type line breaks. */
export const toOneLine = (text: string, maxLength: number): string =>
  // Cuts between characters: PostgreSQL rejects half a surrogate pair.
  [...text.replace(/[\s\p{C}]+/gu, ' ')].slice(0, maxLength).join('');

function formatName({ fullName, firstName, lastName }: Record<string, unknown>): string {
  const name = fullName ?? [firstName, lastName].filter(Boolean).join(' ');
  return toOneLine(String(name), maxNameLength);
}

/** Builds the email that notifies staff of a new request, with its link in the back office. */
export function buildDeskNotice(recipient: string, { facts, id, record, office }: Notice): Email {
  const reference = formatReference(id);
  const { one: noun } = facts.texts.noun;
  const received = moment.format(new Date(String(record.createdAt)));
  return {
    recipient,
    subject: `New ${noun}: ${formatName(record)}, ${reference}`,
    text: [
      `A new ${noun} has arrived.`,
      `Reference: ${reference}\nReceived: ${received}, Pakistan time${record.language === 'ur' ? '\nLanguage: Urdu' : ''}`,
      factLines(facts, record),
      `Open it in the back office:\n${office}/${facts.slug}?open=${id}`,
    ].join('\n\n'),
  };
}
