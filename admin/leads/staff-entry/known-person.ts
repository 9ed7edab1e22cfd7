import type { Page } from '#contract/http/http.ts';
import { splitWords } from '#contract/input/list-input.ts';
import { listPhoneFormats, phoneDigits } from '#contract/input/phone-forms.ts';
import type { LeadFacts } from '#contract/leads/lead.ts';
import { type PersonRecord, peoplePaths } from '#contract/staff/people.ts';
import { callApi } from '../../api.ts';

/** A person's data: the fields of their newest requests, and their open request of the type. */
export interface KnownPerson {
  name: string;
  fields: Record<string, string>;
  openRequest: string | null;
}

/** The fields that belong to a person rather than to a request. */
const personal = ['fullName', 'firstName', 'lastName', 'email', 'city', 'address', 'cnic'];
const alsoPersonal = ['ntnNumber', 'vinNumber'];

/** The number of a person's newest requests to read. */
const mostRead = 3;

/** Who a new request is for, as the page of a person knows them; '' for what is not known. */
export interface Caller {
  name: string;
  phone: string;
  email: string;
}

/** Returns the fields of a name. An inquiry has the whole one, other requests have its parts. */
export const nameFields = (name: string): Record<string, string> => {
  const words = splitWords(name);
  const lastName = words.length > 1 ? words.pop() : undefined;
  return { fullName: name, firstName: words.join(' '), ...(lastName && { lastName }) };
};

/** Whether a number is complete while it is typed: a mobile number of Pakistan. */
export const isCompleteMobile = (phone: string): boolean =>
  /^923\d{9}$/.test(listPhoneFormats(phone)[0] ?? '');

async function readRecord({ kind, _id }: PersonRecord): Promise<Record<string, unknown>> {
  // Imported on demand: no other part of the screen needs the other request types.
  const { leadTypes } = await import('#contract/leads/registry.ts');
  const facts = leadTypes.find(({ slug }) => slug === kind);
  if (!facts) return {};
  const path = `${facts.paths.records}?_id=${_id}`;
  return (await callApi<Page<Record<string, unknown>>>(path)).data[0] ?? {};
}

/** Collects the newest value of each personal field. */
function collectFields(records: readonly Record<string, unknown>[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const record of records) {
    for (const name of [...personal, ...alsoPersonal]) {
      const value = record[name];
      if (typeof value === 'string' && value !== '') fields[name] ??= value;
    }
  }
  return fields;
}

/** Finds who has sent requests with a phone number, in any written form; null if nobody has. */
export async function findKnownPerson(
  facts: LeadFacts,
  phone: string,
): Promise<KnownPerson | null> {
  const query = new URLSearchParams({ phone, limit: '50' });
  const { data } = await callApi<Page<PersonRecord>>(`${peoplePaths.person}?${query}`);
  const formats = listPhoneFormats(phone);
  const isTheirs = (record: PersonRecord) =>
    record.phone !== null && formats.includes(phoneDigits(record.phone));
  const sent = data.filter(isTheirs);
  const [newest] = sent;
  if (!newest) return null;
  const records = await Promise.all(sent.slice(0, mostRead).map(readRecord));
  const fields = collectFields(records);
  const open = sent.find(
    ({ kind, status }) => kind === facts.slug && facts.openStatuses.includes(status),
  );
  return {
    name: newest.name,
    fields: { ...nameFields(newest.name), ...fields },
    openRequest: open?._id ?? null,
  };
}
