import type { Failure, FieldError, Success } from './http.ts';
import type { Permission } from './staff.ts';
import type { z } from './zod.ts';

/** The colour of a status badge. An unknown status is grey. */
export type BadgeColour = 'amber' | 'blue' | 'violet' | 'teal' | 'pink' | 'green' | 'red' | 'grey';

/**
 * One type of visitor request, declared as facts: what browser and server must agree on.
 * Server, office and tests each attach their own part to it; none of them asks which type it is.
 */
export interface LeadFacts<Status extends string = string, Field extends string = string> {
  /** Its screen's path in the back office and the name that the product knows it by. */
  slug: string;
  permission: Permission;
  /** Paths below /api. */
  paths: { submit: string; records: string; stats: string };
  /**
   * What a visitor sends: an object, its keys in the order in which they are checked, perhaps with
   * a transformation behind it that fills in what can be told from the rest.
   */
  input: LeadInput;
  /** What staff may change besides the status. */
  update: z.ZodMiniObject;
  /** Fields of the record that nobody sends: the product fills them, or they come with imported records. */
  kept: z.ZodMiniObject;
  /** Every status with its badge, in the order of the dropdown; the first is a new record's. */
  statuses: Record<Status, BadgeColour>;
  /** Fields of the input that a list can be filtered by, without regard to letter case. */
  filters: readonly Field[];
  /** Fields that a list can be sorted by, besides createdAt, updatedAt and status. */
  sorts: readonly Field[];
  /** The fields that make up the name of whom it is from. */
  named: readonly Field[];
  /** The fields that say in a few words what it is about. */
  about: readonly Field[];
  /** The statistics' counters: name in the API → the status it counts, or all of them. */
  counters: Record<string, Status | 'all'>;
  /** The statistics' name for the requests of the last seven days. */
  recentCounter: string;
  /** The statistics' lists of how many requests name each value of a field: name in the API → field. */
  tallies: Record<string, Field>;
  texts: LeadTexts;
}

/** The schema of what a visitor sends. */
type LeadInput = z.ZodMiniType<Record<string, unknown>, Record<string, unknown>>;

/** The documents' words about one type, for its form and its screen. */
export interface LeadTexts {
  submitted: string;
  submitFailed: string;
  title: string;
  subtitle: string;
  /** Singular and plural in '{n} test drives found'. */
  noun: { one: string; many: string };
  empty: string;
  loadFailed: string;
  confirmDelete: string;
}

/** What every request record carries besides its type's own fields (times in ISO 8601, UTC). */
export interface LeadRecordBase {
  _id: string;
  status: string;
  ipAddress: string | null;
  userAgent: string | null;
  createdAt: string;
  updatedAt: string;
}

/** Zod calls an object without fields one with any: it has none. */
type NullWhenAbsent<Fields> = string extends keyof Fields
  ? unknown
  : {
      [Name in keyof Fields]-?: undefined extends Fields[Name]
        ? Exclude<Fields[Name], undefined> | null
        : Fields[Name];
    };

/** A record of one type as the staff API sends it. */
export type LeadRecord<Facts extends LeadFacts> = LeadRecordBase & {
  status: keyof Facts['statuses'] & string;
} & NullWhenAbsent<z.output<Facts['input']>> &
  NullWhenAbsent<z.output<Facts['update']>> &
  NullWhenAbsent<z.output<Facts['kept']>>;

/** How many requests name a value, as statistics list it: most first. */
export interface Tally {
  _id: string;
  count: number;
}

/**
 * The statistics of one type; beside these stand the type's own counters as numbers and its tallies
 * as lists of `Tally`.
 */
export interface LeadStats {
  byStatus: Record<string, number>;
  /** Requests of the last 30 days, and of the 30 days before (days of Pakistan). */
  currentPeriod: number;
  previousPeriod: number;
  /** For each filter the values that occur in the records. */
  filterValues: Record<string, string[]>;
}

/** The answer to a visitor: nothing personal, only what to quote when asking about the request. */
export interface Receipt {
  _id: string;
  reference: string;
}

export type SubmitAnswer = Success<Receipt> | Failure;

/** The short name of a record that a visitor and staff can read to each other: 8 characters. */
export function referenceOf(id: string): string {
  return id.slice(-8).toUpperCase();
}

/**
 * The `when` of a check over several fields: it runs even where single fields are at fault, so that
 * everything is said at once, but never on what has no fields.
 */
export const hasFields = ({ value }: z.core.ParsePayload): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a schema says of the whole rather than of a field: the headline above the fields' errors. */
export function headlineOf(issues: readonly z.core.$ZodIssue[]): string | undefined {
  return issues.find(({ path }) => path.length === 0)?.message;
}

/** Zod's issues as the envelope's errors, in the schema's order, one per field. */
export function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldError[] {
  const byField = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = path.join('.');
    if (field !== '' && !byField.has(field)) byField.set(field, message);
  }
  return [...byField].map(([field, message]) => ({ field, message }));
}
