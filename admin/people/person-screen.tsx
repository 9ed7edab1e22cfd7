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
import { ListSkeleton, Pager } from '../lists/list-parts.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { formatCount } from '../ui/format.ts';
import { ErasePerson } from './erase-person.tsx';
import { PersonQuotes } from './person-quotes.tsx';
import { chooseLinks, PersonLinks, PersonRecordItem } from './person-records.tsx';

/** Everything that one person sent, of all kinds that the user may see, newest first. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const query = params.toString();
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: ['people', 'person', query],
    queryFn: ({ signal }) => callApi<PersonOverview>(`${peoplePaths.person}?${query}`, { signal }),
    placeholderData: keepPreviousData,
  });
  const records = data?.data ?? [];
  const links = data?.links ?? [];
  const included = links.filter(({ isIncluded }) => isIncluded);
  const known = (['name', 'phone', 'email'] as const).flatMap(
    (field) => records.find((record) => record[field])?.[field] ?? [],
  );
  const title =
    records.find(({ name }) => name)?.name ??
    params.get('phone') ??
    params.get('email') ??
    'Person';
  function openPage(page: number) {
    const next = new URLSearchParams(params);
    next.set('page', String(page));
    setParams(next);
    focusHeading();
  }
  return (
    <Page
      title={title}
      subtitle={<ContactLinks records={records} links={links} />}
      actions={data && <ErasePerson contacts={chooseLinks(params, included)} name={title} />}
    >
      {error && <ErrorPanel message={describeFailure(error)} onRetry={refetch} />}
      {isPending && <ListSkeleton label="Loading..." />}
      {data && (
        <div className="grid gap-3">
          <p role="status" className="text-ink-soft">
            {formatCount(data.pagination.totalItems, { one: 'record', many: 'records' })}, newest
            first
          </p>
          {records.length > 0 && (
            <ol
              aria-busy={isPlaceholderData}
              className="overflow-hidden rounded-panel border border-line bg-panel"
            >
              {records.map((record) => (
                <PersonRecordItem key={record._id} record={record} known={known} />
              ))}
            </ol>
          )}
          <Pager {...data.pagination} onPage={openPage} />
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

/** The person's numbers and addresses, to call and to write to, without those that may be somebody else's. */
function ContactLinks({
  records,
  links,
}: {
  records: readonly PersonRecord[];
  links: readonly PersonLink[];
}) {
  const doubtful = new Set(
    links.flatMap(({ type, value, isIncluded }) => (isIncluded ? [] : findKey(type, value))),
  );
  const list = (type: PersonLink['type']) => {
    const values = records.flatMap((record) => record[type] ?? []);
    const byKey = new Map(values.map((value) => [findKey(type, value), value]));
    return [...byKey].filter(([key]) => !doubtful.has(key)).map(([, value]) => value);
  };
  return (
    <p className="flex flex-wrap gap-x-5">
      {list('phone').map((phone) => (
        <span key={phone} className="inline-flex items-center gap-1">
          <PhoneLink phone={phone} />
          <PhoneIcons phone={phone} />
        </span>
      ))}
      {list('email').map((email) => (
        <MailLink key={email} email={email} />
      ))}
    </p>
  );
}
