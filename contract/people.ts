import { pagingQuery } from './http.ts';
import { optionalText, text } from './text.ts';
import { z } from './zod.ts';

/** Below /api: the search for people by name, phone or email, the search for records, and all records of one person. */
export const peoplePaths = {
  search: '/admin/search',
  records: '/admin/search/records',
  person: '/admin/person',
} as const;

/** Shorter searches would match nearly everyone, so they return nothing. */
export const minSearchLength = 3;

export const searchQuery = z.object({
  q: text({ max: 200, missing: 'Please enter a name, a phone number or an email address' }),
});

/** A person whom a search found, with the newest name, phone and email. */
export interface FoundPerson {
  name: string;
  phone: string | null;
  email: string | null;
  /** Slugs of the kinds of records in which the person was found. */
  kinds: string[];
}

/** A record that a search found. */
export interface FoundRecord {
  /** The slug of its screen. */
  kind: string;
  _id: string;
  title: string;
  /** What tells it from others: vehicle, city; '' if there is nothing. */
  detail: string;
}

const hasPhoneOrEmail = z.refine<{ phone?: string | undefined; email?: string | undefined }>(
  ({ phone, email }) => Boolean(phone || email),
  { error: 'Please name a phone number or an email address' },
);

/** Identifies a person by phone number, in any written form, by email address, or by both. */
export const personQuery = z
  .object({
    ...pagingQuery(50),
    phone: optionalText({ max: 40 }),
    email: optionalText({ max: 254 }),
  })
  .check(hasPhoneOrEmail);

/** Identifies the person to erase. */
export const erasureQuery = z
  .object({ phone: optionalText({ max: 40 }), email: optionalText({ max: 254 }) })
  .check(hasPhoneOrEmail);

/** One record that a person submitted. */
export interface PersonRecord {
  /** Its kind's slug. */
  kind: string;
  _id: string;
  createdAt: string;
  status: string;
  name: string;
  phone: string | null;
  email: string | null;
  /** A short summary; '' if the record has none. */
  about: string;
  /** What staff noted; null if there is nothing. */
  note: string | null;
}
