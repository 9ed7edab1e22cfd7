import * as faultWords from '#words/contract/input';
import * as words from '#words/contract/leads';
import type { AppointmentStatus } from '../appointments/appointment.ts';
import type { AppointmentKind } from '../appointments/kinds.ts';
import type { Failure, Success } from '../http/http.ts';
import { fault } from '../input/fault.ts';
import type { Language } from '../site/language.ts';
import type { Permission } from '../staff/staff.ts';
import type { z } from '../zod.ts';
import type { NextStep } from './next-step.ts';

/** The color of a status badge. An unknown status is gray. */
export type BadgeColor = 'amber' | 'blue' | 'violet' | 'teal' | 'pink' | 'green' | 'red' | 'grey';

/**
 * One type of visitor request, declared as data that browser and server share (docs/spec/request-types.md).
 * Server, back office and tests build on these facts; no code checks which type it is.
 */
export interface LeadFacts<Status extends string = string, Field extends string = string> {
  /** Its unique name, and its screen's path in the back office. */
  slug: string;
  permission: Permission;
  /** Paths below /api. */
  paths: { submit: string; records: string; stats: string };
  /**
   * What a visitor sends: an object whose keys are in the order of validation, optionally piped into a
   * transformation that fills in derived fields.
   */
  input: LeadInput;
  /** The label of each field that visitors send, in the order of the form; a form in another language has its own. */
  labels: Readonly<Record<LabelledField<Field>, string>>;
  /** Fields that staff may change besides the status. */
  staffFields: z.ZodMiniObject;
  /** Reasons that staff send with a change. They are not fields of the record. */
  changeReasons?: z.ZodMiniObject;
  /** Fields that no form sends: the server fills them, or they come with imported records. */
  importedFields: z.ZodMiniObject;
  /** Input fields that only the customer can tick; staff who enter a request omit them. */
  agreements: readonly Field[];
  /** Input fields that staff may correct later. */
  corrected: readonly Field[];
  /** Every status with its badge color, in the order of the dropdown; new records have the first. */
  statuses: Record<Status, BadgeColor>;
  /** The statuses of open requests. */
  openStatuses: readonly Status[];
  /** The status of a request that is closed as a duplicate of another. */
  duplicateStatus: Status;
  /** How many days apart a customer's open requests are possible duplicates; null: any number. */
  duplicateDays: number | null;
  /** The statuses of requests with a successful outcome. */
  completedStatuses: readonly Status[];
  /** The input field that names a dealer as 'Name, City'; null if the form does not ask for one. */
  dealership: Field | null;
  /**
   * The input field with the customer's city, if the city's only dealer handles the request; null if the form asks for
   * a dealership.
   */
  answeredInCity: Field | null;
  /** The type's appointments; null for types without any. */
  appointment: AppointmentFacts<Status> | null;
  /** The response target in minutes of opening hours; null for types without a target. */
  responseMinutes: number | null;
  /** Input fields that lists can be filtered by, without regard to case. */
  filters: readonly Field[];
  /** Columns that lists can be sorted by, besides createdAt, updatedAt and status. */
  sorts: readonly Field[];
  /** The fields that make up the sender's name. */
  named: readonly Field[];
  /** The fields that summarize the request. */
  about: readonly Field[];
  /** Counters of the statistics: name in the API → the status it counts, or all. */
  counters: Record<string, Status | 'all'>;
  /** The name in the statistics for the requests of the last seven days. */
  recentCounter: string;
  /** Counts of requests by a field's value: name in the API → field. */
  tallies: Record<string, Field>;
  texts: LeadTexts;
}

/** A field with a label. The excluded ones have none, because the page fills them in. */
type LabelledField<Field extends string> = Exclude<
  Field,
  'source' | 'language' | 'dealerId' | 'quoteCode' | 'shownPrice' | 'appointmentAt'
>;

/** Labels of fields that several forms share. */
export const sharedLabels = {
  firstName: words.firstName,
  lastName: words.lastName,
  phone: words.phone,
  email: words.email,
  address: words.address,
  city: words.city,
  cnic: words.cnic,
  ntnNumber: words.ntnNumber,
  vinNumber: words.vinNumber,
  selectedVehicle: words.vehicle,
  selectedDealership: words.dealership,
  slot: words.slot,
  offers: words.offers,
} as const;

/** The appointments of a type. */
export interface AppointmentFacts<Status extends string = string> {
  kind: AppointmentKind;
  /** The fields with the requested date and time. */
  date: string;
  time: string;
  /** The appointment's status for each status of its request. */
  statuses: Record<Status, AppointmentStatus>;
}

/** The error of every blank required field of most forms. It names no field: see `nameField`. */
export const missingFields = fault('fields-missing', faultWords.fieldsMissing);

/** The contact form's version of `missingFields`. */
export const missingPhoneOrMessage = fault(
  'phone-or-message-missing',
  faultWords.phoneOrMessageMissing,
);

/** The schema of a visitor's input. */
type LeadInput = z.ZodMiniType<Record<string, unknown>, Record<string, unknown>>;

/** The texts of one type's form and screen. */
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

/** The fields of every request besides its type's own (times in ISO 8601, UTC). */
export interface LeadRecordBase {
  _id: string;
  status: string;
  phone: string;
  /** The language in which the visitor read the site, and gets our answers. */
  language: Language;
  /** The dealer who handles it; null for head office. */
  dealerId: string | null;
  /** The username of the staff member who handles it. */
  assignedTo: string | null;
  /** When staff plan to contact the customer again. */
  nextFollowUp: string | null;
  /** When staff first responded: the first status change, call, email or WhatsApp message. */
  firstResponseAt: string | null;
  ipAddress: string | null;
  userAgent: string | null;
  createdAt: string;
  updatedAt: string;
}

/** The response deadline (ISO 8601, UTC; null for types without a target), and whether it has passed. */
export interface ResponseTimes {
  responseDueAt: string | null;
  isOverdue: boolean;
}

/** An earlier open request of the same customer, shown in lists. */
export interface PossibleDuplicate {
  /** 2 for the customer's second request, and so on. */
  number: number;
  /** The customer's first request. */
  of: string;
}

/** Zod infers an index signature for an object without fields: such an object adds none. */
type NullWhenAbsent<Fields> = string extends keyof Fields
  ? unknown
  : { [Name in keyof Fields]-?: Stored<Fields[Name]> };

/** The stored type of a value. Agreements that visitors must give are false in requests that staff entered. */
type Stored<Value> = undefined extends Value
  ? Exclude<Value, undefined> | null
  : Value extends true
    ? boolean
    : Value;

/**
 * The stored type of the input: a slot is stored as an appointment, every record has the dealer's id, and the shown price
 * is only compared.
 */
type StoredInput<Facts extends LeadFacts> = Omit<
  z.output<Facts['input']>,
  'slot' | 'dealerId' | 'shownPrice'
>;

/** A record of one type as the staff API sends it. */
export type LeadRecord<Facts extends LeadFacts> = LeadRecordBase & {
  status: keyof Facts['statuses'] & string;
} & NullWhenAbsent<StoredInput<Facts>> &
  NullWhenAbsent<z.output<Facts['staffFields']>> &
  NullWhenAbsent<z.output<Facts['importedFields']>>;

/** The name under which tallies count unknown values, last in the list. */
export const otherValues = 'Other';

/** The number of requests with one value of a field; statistics list the highest first. */
export interface Tally {
  _id: string;
  count: number;
}

/**
 * The statistics of one type. In addition they have the type's own counters as numbers and its tallies
 * as lists of `Tally`.
 */
export interface LeadStats {
  byStatus: Record<string, number>;
  /** Requests of the last 30 days, and of the 30 days before (days in Pakistan). */
  currentPeriod: number;
  previousPeriod: number;
  /** For each filter, and the source, the values that occur in the records. */
  filterValues: Record<string, string[]>;
}

/** The response to a visitor: no personal data, only the reference to quote in later questions. */
export interface Receipt {
  _id: string;
  reference: string;
  /** The path of the customer's own page of the request. */
  trackingUrl: string;
  /** The path of the page on which the customer moves or cancels the appointment. */
  appointmentUrl?: string;
  /** For bookings: the code for /verify. */
  verifyCode?: string;
  /** For types with a response target: who answers, and by when. */
  next?: NextStep;
}

export type SubmitResponse = Success<Receipt> | Failure;

/** Formats the short reference of a record that visitors and staff can read out: 8 characters. */
export function formatReference(id: string): string {
  return id.slice(-8).toUpperCase();
}
