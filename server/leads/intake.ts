import type { Parts } from '#server/app.ts';
import type { Database } from '#server/db/client.ts';
import { type LetterWriter, letterWriterFor } from '#server/mail/letters.ts';

/** What takes requests in: where they are stored, and who writes the letters that leave with them. */
export interface Intake {
  database: Database;
  letters: LetterWriter;
  /** To be called when letters have been stored. */
  wakeMail: () => void;
}

/** The intake of an application built from these parts. */
export function intakeOf({ database, env, adminPath, mail }: Parts): Intake {
  return { database, letters: letterWriterFor(env, adminPath), wakeMail: mail.wake };
}
