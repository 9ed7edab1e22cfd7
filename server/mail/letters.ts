import type { LeadFacts } from '#contract/lead.ts';
import type { Env } from '#server/env.ts';

/** A letter as it is kept until it is sent: plain text. */
export interface Letter {
  recipient: string;
  subject: string;
  text: string;
}

/** Writes the letters that leave with a request. */
export type LetterWriter = (facts: LeadFacts, record: Record<string, unknown>) => Letter[];

/** The product's letter writer: who gets which letter is told from the settings and the record. */
export function letterWriterFor(_env: Env, _adminPath: string): LetterWriter {
  return () => [];
}
