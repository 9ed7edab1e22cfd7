import type { LeadFacts } from '#contract/lead.ts';
import type { Env } from '#server/env.ts';
import { siteOrigin } from '#server/http/site-origin.ts';
import { acknowledgement } from './acknowledgement.ts';
import { deskNotice } from './desk-notice.ts';
import { Restraint } from './restraint.ts';

/** A letter as it is kept until it is sent: plain text. */
export interface Letter {
  recipient: string;
  subject: string;
  text: string;
  /** Where a reader ends what the letter belongs to. */
  unsubscribeUrl?: string;
}

/** As many as one person has use for; further requests are stored without a letter to the visitor. */
const acknowledgementsPerHour = 5;

/** What letters are written about; `repeatKey` is the same for a request that comes again. */
interface LetterReason {
  facts: LeadFacts;
  record: Record<string, unknown>;
  repeatKey: string;
}

/** Writes the letters that leave with a request. */
export interface LetterWriter {
  write: (reason: LetterReason) => Letter[];
  /** To be called where storing failed, and its letters with it: they do not count. */
  takeBack: (reason: LetterReason) => void;
}

/**
 * The product's letter writer: an acknowledgement to a visitor who gave an address, a notice to the
 * desk if it has one.
 */
export function letterWriterFor(env: Env, adminPath: string): LetterWriter {
  const { DESK_EMAIL, SUPPORT_EMAIL } = env;
  const office = `${siteOrigin(env)}/${adminPath}`;
  const restraint = new Restraint(acknowledgementsPerHour);
  const nameOf = ({ facts, repeatKey }: LetterReason) => `${facts.slug} ${repeatKey}`;
  return {
    write: (reason) => {
      const { facts, record } = reason;
      const id = String(record._id);
      const letters: Letter[] = [];
      if (typeof record.email === 'string' && restraint.allows(record.email, nameOf(reason))) {
        letters.push(acknowledgement(record.email, { facts, id, supportEmail: SUPPORT_EMAIL }));
      }
      if (DESK_EMAIL) letters.push(deskNotice(DESK_EMAIL, { facts, id, record, office }));
      return letters;
    },
    takeBack: (reason) => {
      const { email } = reason.record;
      if (typeof email === 'string') restraint.giveBack(email, nameOf(reason));
    },
  };
}
