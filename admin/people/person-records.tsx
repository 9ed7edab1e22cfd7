import { useState } from 'react';
import { Link } from 'react-router';
import { buildDirection } from '#contract/format/direction.ts';
import type { BadgeColor } from '#contract/leads/lead.ts';
import { leadTypes } from '#contract/leads/registry.ts';
import { newsletterAdmin } from '#contract/newsletter/newsletter-admin.ts';
import type { PersonLink, PersonRecord } from '#contract/staff/people.ts';
import { Moment } from '../lists/dates.tsx';
import { Badge } from '../ui/badge.tsx';
import { CheckboxField } from '../ui/fields.tsx';
import { formatCount, formatStatus } from '../ui/format.ts';
import { findStatusColor } from '../ui/lead-statuses.ts';

/** How the page of a person shows a kind of record. */
interface PersonRecordKind {
  title: string;
  buildAddress: (record: PersonRecord) => string;
  chooseColor: (status: string) => BadgeColor;
}

/** All kinds that visitors send, by slug. */
export const personRecordKinds: ReadonlyMap<string, PersonRecordKind> = new Map([
  ...leadTypes.map((facts): [string, PersonRecordKind] => [
    facts.slug,
    {
      title: facts.texts.title,
      buildAddress: ({ _id }) => `/${facts.slug}?open=${_id}`,
      chooseColor: (status) => findStatusColor(facts, status),
    },
  ]),
  [
    newsletterAdmin.slug,
    {
      title: newsletterAdmin.texts.title,
      buildAddress: ({ email }) =>
        `/${newsletterAdmin.slug}?${new URLSearchParams({ search: email ?? '' })}`,
      chooseColor: (status) => (status === 'subscribed' ? 'green' : 'grey'),
    },
  ],
]);

/** The parameters that identify a person: the number or address searched for, and further ones that staff chose. */
const contactParams = ['phone', 'email', 'phones', 'emails'];

/** Keeps the parameters that identify the person, without the page. */
export const pickContacts = (params: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...params].filter(([name]) => contactParams.includes(name)));

/** Returns the parameters with exactly these further numbers and addresses, on the first page. */
export function chooseLinks(
  params: URLSearchParams,
  links: readonly Pick<PersonLink, 'type' | 'value'>[],
): URLSearchParams {
  const chosen = pickContacts(params);
  for (const type of ['phone', 'email'] as const) {
    const values = links.filter((link) => link.type === type).map(({ value }) => value);
    chosen.set(`${type}s`, values.join(','));
  }
  return chosen;
}

const noun = { one: 'record', many: 'records' };

/** '0300 1234567: 3 records, as Ayesha Sample', with the names that tell whose it is. */
function describeLink({ value, records, names }: PersonLink): string {
  const count = formatCount(records, noun);
  return names.length > 0 ? `${value}: ${count}, as ${names.join(', ')}` : `${value}: ${count}`;
}

/**
 * The further numbers and addresses in a person's records, to be ticked: visitors typed them, so that some may be somebody
 * else's. A tick shows at once, before the records with it are read.
 */
export function PersonLinks({
  links,
  onChoose,
}: {
  links: readonly PersonLink[];
  /** Called with all that are ticked. */
  onChoose: (chosen: readonly PersonLink[]) => void;
}) {
  const [changed, setChanged] = useState<readonly PersonLink[]>([]);
  const isTicked = (link: PersonLink, other = changed) => link.isIncluded !== other.includes(link);
  function toggle(link: PersonLink) {
    // Links of an earlier response are no longer in the list.
    const others = changed.filter((one) => one !== link && links.includes(one));
    const next = changed.includes(link) ? others : [...others, link];
    setChanged(next);
    onChoose(links.filter((one) => isTicked(one, next)));
  }
  if (links.length === 0) return null;
  return (
    <fieldset className="grid rounded-panel border border-line bg-panel px-4 py-3">
      <legend className="float-left w-full font-medium">
        Further numbers and addresses in these records
      </legend>
      <p className="clear-both text-ink-soft">
        Anyone can type somebody else’s. Tick those that are this person’s.
      </p>
      <div className="grid wrap-anywhere">
        {links.map((link) => (
          <CheckboxField
            key={`${link.type} ${link.value.toLowerCase()}`}
            label={describeLink(link)}
            checked={isTicked(link)}
            onChange={() => toggle(link)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Returns the address of a record's details; '' for a kind that this office does not know. */
export const recordAddress = (record: PersonRecord): string =>
  personRecordKinds.get(record.kind)?.buildAddress(record) ?? '';

/** Names a record: 'Test Drives: Haval H6 · HAVAL Clifton, Karachi'. */
export const nameRecord = ({ kind, about }: PersonRecord): string =>
  [personRecordKinds.get(kind)?.title ?? kind, about].filter(Boolean).join(': ');

/** Names the sender as far as they differ from `known`, the person as the page names them. */
export const describeSender = (
  { name, phone, email }: PersonRecord,
  known: readonly string[],
): string => [name, phone, email].filter((fact) => fact && !known.includes(fact)).join(' · ');

/** The status of a record, and whether it is in the trash. */
export function RecordBadges({ record: { kind, status, isInTrash } }: { record: PersonRecord }) {
  return (
    <>
      {isInTrash && <Badge color="grey" text="In the trash" />}
      <Badge
        color={personRecordKinds.get(kind)?.chooseColor(status) ?? 'grey'}
        text={formatStatus(status)}
      />
    </>
  );
}

/** One record that an erasure takes, which links to its details, with its sender. */
export function PersonRecordItem({ record }: { record: PersonRecord }) {
  const sender = describeSender(record, []);
  return (
    <li className="relative grid gap-x-4 gap-y-1 border-b border-line px-4 py-2 last:border-0 hover:bg-hover sm:grid-cols-[11rem_minmax(0,1fr)_7rem] sm:items-center">
      <span className="text-ink-soft">
        <Moment iso={record.createdAt} />
      </span>
      <div className="min-w-0">
        <Link
          to={recordAddress(record)}
          className="font-medium -outline-offset-2 wrap-anywhere after:absolute after:inset-0"
        >
          {nameRecord(record)}
        </Link>
        {sender && <p className="text-ink-soft wrap-anywhere">{sender}</p>}
        {record.note && (
          <p
            {...buildDirection(record.note)}
            title={record.note}
            className="line-clamp-2 text-ink-soft wrap-anywhere"
          >
            {record.note}
          </p>
        )}
      </div>
      <span className="flex flex-wrap gap-1">
        <RecordBadges record={record} />
      </span>
    </li>
  );
}
