import { emailFormat } from '../input/formats.ts';
import { momentFormat } from '../input/moment.ts';
import { optionalText, type TextFormat, text } from '../input/text.ts';
import { z } from '../zod.ts';

/** The types of entries that staff add to a request's timeline. */
const loggedTypes = ['call', 'whatsapp', 'message', 'note'] as const;

/** The outcome of a call or a message. */
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
  message: 'Message',
  note: 'Note',
  call: 'Call',
  whatsapp: 'WhatsApp',
  email: 'Email',
  appointment: 'Appointment',
  quote: 'Quote',
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
  /** A username; null for the customer. For 'submitted': who entered the request, or the customer. */
  by: string | null;
  text: string;
  /** For calls and WhatsApp messages. */
  outcome: Outcome | null;
  /** For emails. */
  subject: string | null;
  /** For emails that started from a template; the name is null if the template has been deleted. */
  template: { _id: string; name: string | null } | null;
  /** For changes by staff: the changed fields. */
  changes: Record<string, FieldChange> | null;
  /** Whether the customer sees its text on the page of their request. */
  isVisible: boolean;
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
    /** Whether the customer sees the text on the page of their request; they get it by email, too. */
    isVisible: z.optional(z.boolean({ error: 'isVisible must be true or false' })),
  })
  .check(
    z.refine(
      ({ type, text: note, outcome }) =>
        Boolean(note || ((type === 'call' || type === 'whatsapp') && outcome)),
      {
        error: 'Please enter a text',
        path: ['text'],
      },
    ),
    z.refine(
      ({ type, outcome }) => type === 'call' || type === 'whatsapp' || outcome === undefined,
      { error: 'Only calls and WhatsApp messages have an outcome', path: ['outcome'] },
    ),
    z.refine(({ text: note, isVisible }) => !isVisible || Boolean(note), {
      error: 'Please enter a text',
      path: ['text'],
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

/** Whether an email can be sent to an address. */
export const isEmailAddress = (address: string | null): address is string =>
  address !== null && emailFormat.parse(address) !== null;
