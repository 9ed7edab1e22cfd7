import { type Page, pagingQuery } from '../http/http.ts';
import { clearableText, optionalText, text } from '../input/text.ts';
import type { TimelineEntry } from '../leads/timeline.ts';
import type { CustomerQuote } from '../on-road/quotes.ts';
import { z } from '../zod.ts';

/**
 * Paths below /api: searching for people by name, phone or email, searching for records, listing all records of a
 * person, listing what happened to them, and previewing an erasure.
 */
export const peoplePaths = {
  search: '/admin/search',
  records: '/admin/search/records',
  person: '/admin/person',
  timeline: '/admin/person/timeline',
  erasure: '/admin/person/erasure',
} as const;

/** Shorter searches return nothing, because they would match nearly everyone. */
export const minSearchLength = 3;

export const searchQuery = z.object({
  q: text({ max: 200, missing: 'Please enter a name, a phone number or an email address' }),
});

/** A person found by a search, with the newest name, phone and email. */
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
  /** A detail that distinguishes it, such as a vehicle or a city; '' if it has none. */
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
 * Identifies a person: a phone number in any notation, an email address, or both, plus further numbers and addresses
 * that staff attribute to the person.
 */
const identityFields = {
  phone: optionalText({ max: 40 }),
  email: optionalText({ max: 254 }),
  phones: contactList,
  emails: contactList,
};

/**
 * Identifies the person whose records are listed. Without `phones` and `emails`, further numbers and addresses in their
 * records count too, unless other records have them with another name.
 */
export const personQuery = z
  .object({ ...pagingQuery(50), ...identityFields })
  .check(hasPhoneOrEmail);

/** Identifies the person to erase: `phones` and `emails` are the ones that staff confirmed, none by default. */
export const erasureQuery = z
  .object({
    ...identityFields,
    /** The `set` of the displayed list: the erasure fails if the records have changed since. */
    set: optionalText({ max: 64 }),
  })
  .check(hasPhoneOrEmail);

/** The query of an erasure's preview. */
export const erasurePageQuery = z
  .object({ ...pagingQuery(50), ...identityFields })
  .check(hasPhoneOrEmail);

/** Why an erasure was refused. */
export const erasureTexts = {
  nothing: 'Nothing was erased: no record, quote or email has this phone number or email address.',
  changed:
    'Nothing was erased: what would be erased has changed since it was listed. Look at the list again.',
} as const;

/** A further phone number or email address in a person's records. Visitors may have typed somebody else's. */
export interface PersonLink {
  type: 'phone' | 'email';
  /** In its latest notation. */
  value: string;
  /** Whether the list includes the records with it. */
  isIncluded: boolean;
  /** The number of records with it: in the list if it is included, otherwise outside the list. */
  records: number;
  /** The names in these records, at most ten. */
  names: string[];
}

/** A page of a person's records, with further numbers and addresses. */
export interface PersonPage extends Page<PersonRecord> {
  links: PersonLink[];
}

/** The response of GET /admin/person: the records, and the newest quotes of the person. */
export interface PersonOverview extends PersonPage {
  quotes: CustomerQuote[];
}

/** The preview of an erasure: records of the kinds that the account may see, including the trash. */
export interface ErasurePage extends PersonPage {
  erasure: {
    /** Identifies exactly these records and quotes: see `erasureQuery`. */
    set: string;
    /** The number of records to purge, by the slug of their kind, and of quotes that lose their contact. */
    counts: Record<string, number>;
    /** How many of them are in the trash. */
    inTrash: number;
    /** The names in all of them, at most ten. */
    names: string[];
  };
}

/** An entry of a person's timeline. */
export interface PersonEntry extends TimelineEntry {
  /** What it is about; null for a quote that the customer saved on the site. */
  record: PersonRecord | null;
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
  /** The notes of staff; null if there are none. */
  note: string | null;
  /** Whether it is in the trash; only previews of erasures contain such records. */
  isInTrash: boolean;
}
