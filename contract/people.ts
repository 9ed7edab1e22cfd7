import { pagingQuery } from './http.ts';
import { optionalText, text } from './text.ts';
import { z } from './zod.ts';

/** Below /api: people by name, phone or e-mail, and everything that one of them has sent. */
export const peoplePaths = { search: '/admin/search', person: '/admin/person' } as const;

/** A search shorter than this would match nearly everybody: it finds nobody. */
export const minSearchLength = 3;

export const searchQuery = z.object({
  q: text({ max: 200, missing: 'Please say whom to look for' }),
});

/** Whom a search has found, with the newest name, phone and e-mail that it found of them. */
export interface FoundPerson {
  name: string;
  phone: string | null;
  email: string | null;
  /** The kinds of record, by their slugs, that it found them in. */
  kinds: string[];
}

const hasPhoneOrEmail = z.refine<{ phone?: string | undefined; email?: string | undefined }>(
  ({ phone, email }) => Boolean(phone || email),
  { error: 'Please name a phone number or an email address' },
);

/** Who is meant: by phone number, in any of its written forms, by e-mail address, or by both. */
export const personQuery = z
  .object({
    ...pagingQuery(50),
    phone: optionalText({ max: 40 }),
    email: optionalText({ max: 254 }),
  })
  .check(hasPhoneOrEmail);

/** One thing that a person has sent. */
export interface PersonRecord {
  /** Its kind's slug. */
  kind: string;
  _id: string;
  createdAt: string;
  status: string;
  name: string;
  phone: string | null;
  email: string | null;
  /** What it was about, in a few words; '' where nothing says it. */
  about: string;
}
