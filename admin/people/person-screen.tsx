import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { listPhoneFormats } from '#contract/input/phone-forms.ts';
import {
  type PersonLink,
  type PersonOverview,
  type PersonRecord,
  peoplePaths,
} from '#contract/staff/people.ts';
import { callApi, describeFailure } from '../api.ts';
import { focusHeading, Page } from '../layout/page.tsx';
import { MailLink, PhoneIcons, PhoneLink } from '../lists/contact-links.tsx';
import { ListSkeleton } from '../lists/list-parts.tsx';
import { personKey } from '../query-client.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { formatCount } from '../ui/format.ts';
import { ErasePerson } from './erase-person.tsx';
import { NewForPerson } from './new-for-person.tsx';
import { PersonQuotes } from './person-quotes.tsx';
import { chooseLinks, PersonLinks, pickContacts } from './person-records.tsx';
import { PersonTimeline } from './person-timeline.tsx';

/** One person: the timeline of everything that they sent, of all kinds that the user may see, and their quotes. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const query = pickContacts(params).toString();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...personKey, 'records', query],
    queryFn: ({ signal }) => callApi<PersonOverview>(`${peoplePaths.person}?${query}`, { signal }),
    placeholderData: keepPreviousData,
  });
  const records = data?.data ?? [];
  const links = data?.links ?? [];
  const included = links.filter(({ isIncluded }) => isIncluded);
  const name = records.find((record) => record.name)?.name ?? '';
  const contacts = listContacts(records, links);
  const [phone = params.get('phone') ?? ''] = contacts.phones;
  const [email = params.get('email') ?? ''] = contacts.emails;
  const title = name || phone || email || 'Person';
  function openPage(page: number) {
    const next = new URLSearchParams(params);
    next.set('page', String(page));
    setParams(next);
    focusHeading();
  }
  return (
    <Page
      title={title}
      subtitle={<ContactLinks {...contacts} />}
      actions={
        data && (
          <>
            <NewForPerson caller={{ name, phone, email }} />
            <ErasePerson contacts={chooseLinks(params, included)} name={title} />
          </>
        )
      }
    >
      {error && <ErrorPanel message={describeFailure(error)} onRetry={refetch} />}
      {isPending && <ListSkeleton label="Loading..." />}
      {data && (
        <div className="grid gap-3">
          <p role="status" className="text-ink-soft">
            {formatCount(data.pagination.totalItems, { one: 'record', many: 'records' })}
          </p>
          <PersonTimeline
            query={params.toString()}
            known={[name, phone, email]}
            onPage={openPage}
          />
          <PersonQuotes quotes={data.quotes} records={records} />
          <PersonLinks
            links={links}
            onChoose={(chosen) => setParams(chooseLinks(params, chosen), { replace: true })}
          />
        </div>
      )}
    </Page>
  );
}

/** Normalizes a number or an address, so that two spellings can be compared. */
const findKey = (type: PersonLink['type'], value: string) =>
  type === 'phone' ? listPhoneFormats(value)[0] : value.toLowerCase();

interface Contacts {
  phones: string[];
  emails: string[];
}

/** Lists the person's numbers and addresses, the newest first, without those that may be somebody else's. */
function listContacts(records: readonly PersonRecord[], links: readonly PersonLink[]): Contacts {
  const doubtful = new Set(
    links.flatMap(({ type, value, isIncluded }) => (isIncluded ? [] : findKey(type, value))),
  );
  const list = (type: PersonLink['type']) => {
    const values = records.flatMap((record) => record[type] ?? []);
    const byKey = new Map(values.map((value) => [findKey(type, value), value]));
    return [...byKey].filter(([key]) => !doubtful.has(key)).map(([, value]) => value);
  };
  return { phones: list('phone'), emails: list('email') };
}

/** The person's numbers and addresses, to call and to write to. */
function ContactLinks({ phones, emails }: Contacts) {
  return (
    <p className="flex flex-wrap gap-x-5">
      {phones.map((phone) => (
        <span key={phone} className="inline-flex items-center gap-1">
          <PhoneLink phone={phone} />
          <PhoneIcons phone={phone} />
        </span>
      ))}
      {emails.map((email) => (
        <MailLink key={email} email={email} />
      ))}
    </p>
  );
}
