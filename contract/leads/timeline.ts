import { emailFormat } from '../input/formats.ts';
import { momentFormat } from '../input/moment.ts';
import { optionalText, type TextFormat, text } from '../input/text.ts';
import { z } from '../zod.ts';

/** What staff add to a request's timeline themselves. */
const loggedTypes = ['call', 'whatsapp', 'note'] as const;

/** How a call or a message went. */
export const outcomes = {
  reached: 'Reached',
  'no-answer': 'No answer',
  'wrong-number': 'Wrong number',
} as const;

export type Outcome = keyof typeof outcomes;

/** Every type of entry with its label. */
export const timelineTypes = {
  submitted: 'Submitted',
  status: 'Status',
  changed: 'Changed',
  assigned: 'Assigned',
  note: 'Note',
  call: 'Call',
  whatsapp: 'WhatsApp',
  email: 'Email',
  appointment: 'Appointment',
  duplicate: 'Duplicate',
} as const;

export type TimelineType = keyof typeof timelineTypes;

/** The old and the new value of a changed field. */
export interface FieldChange {
  from: unknown;
  to: unknown;
}

/** An entry of a request's timeline. Entries never change. */
export interface TimelineEntry {
  _id: string;
  type: TimelineType;
  /** ISO 8601, UTC. */
  at: string;
  /** A username; null for the customer. Of 'submitted': who took the request, or the customer. */
  by: string | null;
  text: string;
  /** Of a call or a WhatsApp message. */
  outcome: Outcome | null;
  /** Of an email. */
  subject: string | null;
  /** Of an email that began with a template; the name is null if the template was deleted since. */
  template: { _id: string; name: string | null } | null;
  /** The changed fields of a change by staff. */
  changes: Record<string, FieldChange> | null;
}

/** A note, call or WhatsApp message that staff log. */
export const loggedInput = z
  .object({
    type: z.enum(loggedTypes, { error: `type must be one of: ${loggedTypes.join(', ')}` }),
    text: optionalText({ max: 5000 }),
    outcome: z.optional(
      z.enum(Object.keys(outcomes) as Outcome[], {
        error: `outcome must be one of: ${Object.keys(outcomes).join(', ')}`,
      }),
    ),
    nextFollowUp: optionalText({ max: 40, format: momentFormat }),
  })
  .check(
    z.refine(({ type, text: note, outcome }) => Boolean(note || (type !== 'note' && outcome)), {
      error: 'Please enter a text',
      path: ['text'],
    }),
    z.refine(({ type, outcome }) => type !== 'note' || outcome === undefined, {
      error: 'A note has no outcome',
      path: ['outcome'],
    }),
  );

const subjectFormat: TextFormat = {
  parse: (value) => (/[\r\n]/.test(value) ? null : value),
  message: 'A subject is one line',
};

/** An email to the customer. */
export const emailInput = z.object({
  templateId: z.optional(z.guid({ error: 'templateId must be an id' })),
  subject: text({ max: 200, missing: 'Please enter a subject', format: subjectFormat }),
  text: text({ max: 10_000, missing: 'Please enter a text' }),
});

/** Path parameters: the request type's slug and the request's id. */
export const timelineParams = z.object({
  slug: z.string(),
  id: z.guid({ error: 'There is no record with this id' }),
});

/** Below /api. */
export const timelinePath = '/admin/timeline';

/** Errors about the timeline. */
export const timelineMessages = {
  noAddress: 'This request has no email address',
} as const;

/** Whether an address can be written to. */
export const isEmailAddress = (address: string | null): address is string =>
  address !== null && emailFormat.parse(address) !== null;
