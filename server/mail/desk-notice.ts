import { type LeadFacts, referenceOf } from '#contract/lead.ts';
import { factLines } from './fact-lines.ts';
import type { Letter } from './letters.ts';

interface Notice {
  facts: LeadFacts;
  id: string;
  record: Record<string, unknown>;
  /** The back office's address, without a slash at the end. */
  office: string;
}

const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Karachi',
});

const maxNameLength = 80;

/** Who asked, in one line: what visitors type may hold line breaks, and a subject may not. */
function nameOf({ fullName, firstName, lastName }: Record<string, unknown>): string {
  const name = fullName ?? [firstName, lastName].filter(Boolean).join(' ');
  // Cut between signs: half of one could not be stored.
  return [...String(name).replace(/[\s\p{C}]+/gu, ' ')].slice(0, maxNameLength).join('');
}

/** Tells the desk of a new request: who, what, and where in the back office it is worked on. */
export function deskNotice(recipient: string, { facts, id, record, office }: Notice): Letter {
  const reference = referenceOf(id);
  const { one: noun } = facts.texts.noun;
  const received = moment.format(new Date(String(record.createdAt)));
  return {
    recipient,
    subject: `New ${noun}: ${nameOf(record)}, ${reference}`,
    text: [
      `A new ${noun} has arrived.`,
      `Reference: ${reference}\nReceived: ${received}, Pakistan time`,
      factLines(facts, record),
      `Open it in the back office:\n${office}/${facts.slug}?open=${id}`,
    ].join('\n\n'),
  };
}
