import { type Page, pagingQuery } from '../http/http.ts';
import { clearableText, optionalText, text } from '../input/text.ts';
import { z } from '../zod.ts';

/**
 * Below /api: the search for people by name, phone or email, the search for records, all records of one person, and what
 * an erasure of them takes.
 */
export const peoplePaths = {
  search: '/admin/search',
  records: '/admin/search/records',
  person: '/admin/person',
  erasure: '/admin/person/erasure',
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
  /** A detail that distinguishes it, such as a vehicle or a city; '' without one. */
  detail: string;
}

const hasPhoneOrEmail = z.refine<{ phone?: string | undefined; email?: string | undefined }>(
  ({ phone, email }) => Boolean(phone || email),
  { error: 'Please name a phone number or an email address' },
);

/** Numbers or addresses, separated by commas; undefined if the parameter is absent. */
const contactList = z.pipe(
  clearableText({ max: 8_000 }),
  z.transform((list) => {
    if (list === undefined) return undefined;
    return (list ?? '').split(',').flatMap((one) => one.trim() || []);
  }),
);

/**
 * Who a person is: a phone number, in any written form, an email address, or both, and the further numbers and addresses
 * that staff say are theirs.
 */
const identityFields = {
  phone: optionalText({ max: 40 }),
  email: optionalText({ max: 254 }),
  phones: contactList,
  emails: contactList,
};

/**
 * Identifies the person whose records are listed. Without `phones` and `emails`, those that their records were sent with
 * count too, as long as no other name was sent with them.
 */
export const personQuery = z
  .object({ ...pagingQuery(50), ...identityFields })
  .check(hasPhoneOrEmail);

/** Identifies the person to erase: `phones` and `emails` are those that staff confirmed, none by default. */
export const erasureQuery = z
  .object({
    ...identityFields,
    /** The `set` of the list that was shown: what is erased must still be the same. */
    set: optionalText({ max: 64 }),
  })
  .check(hasPhoneOrEmail);

/** The query of the list of what an erasure takes. */
export const erasurePageQuery = z
  .object({ ...pagingQuery(50), ...identityFields })
  .check(hasPhoneOrEmail);

/** Why an erasure did nothing. */
export const erasureTexts = {
  nothing: 'Nothing was erased: no record, quote or email has this phone number or email address.',
  changed:
    'Nothing was erased: what would be erased has changed since it was listed. Look at the list again.',
} as const;

/** A further phone number or email address in a person's records. Anyone can type somebody else’s. */
export interface PersonLink {
  type: 'phone' | 'email';
  /** As it was written last. */
  value: string;
  /** Whether the records with it are in the list. */
  isIncluded: boolean;
  /** How many records have it, in the list if it is included, else besides those of the list. */
  records: number;
  /** The names in these records, at most ten. */
  names: string[];
}

/** What a list of a person's records goes with. */
export interface PersonPage extends Page<PersonRecord> {
  links: PersonLink[];
}

/** What an erasure takes: its records are those of the kinds that the account may see, also from the trash. */
export interface ErasurePage extends PersonPage {
  erasure: {
    /** Names exactly these records and quotes: see `erasureQuery`. */
    set: string;
    /** How many records go, by the slug of their kind, and of how many quotes the contact goes. */
    counts: Record<string, number>;
    /** How many of them are in the trash. */
    inTrash: number;
    /** The names in all of them, at most ten. */
    names: string[];
  };
}

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
  /** Whether it is in the trash; only lists of what an erasure takes have such records. */
  isInTrash: boolean;
}
