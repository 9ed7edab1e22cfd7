import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Page as RecordPage } from '#contract/http.ts';
import { type PersonRecord, peoplePaths } from '#contract/people.ts';
import { listPhoneFormats } from '#contract/phone-forms.ts';
import { callApi, describeFailure } from '../api.ts';
import { focusHeading, Page } from '../layout/page.tsx';
import { MailLink, PhoneIcons, PhoneLink } from '../lists/contact-links.tsx';
import { formatCount } from '../lists/format-count.ts';
import { ListSkeleton } from '../lists/list-skeleton.tsx';
import { Pager } from '../lists/pager.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { ErasePerson } from './erase-person.tsx';
import { PersonRecordItem } from './person-record-item.tsx';

/** Everything that one person sent, of all kinds that the user may see, newest first. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const query = params.toString();
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: ['people', 'person', query],
    queryFn: ({ signal }) =>
      callApi<RecordPage<PersonRecord>>(`${peoplePaths.person}?${query}`, { signal }),
    placeholderData: keepPreviousData,
  });
  const records = data?.data ?? [];
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
      subtitle={<ContactLinks records={records} />}
      actions={<ErasePerson params={params} name={title} />}
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
        </div>
      )}
    </Page>
  );
}

/** The distinct phone numbers and email addresses in the records. */
function ContactLinks({ records }: { records: readonly PersonRecord[] }) {
  const phones = new Map(
    records.flatMap(({ phone }) => (phone ? [[listPhoneFormats(phone)[0], phone]] : [])),
  );
  const emails = new Map(
    records.flatMap(({ email }) => (email ? [[email.toLowerCase(), email]] : [])),
  );
  return (
    <p className="flex flex-wrap gap-x-5">
      {[...phones.values()].map((phone) => (
        <span key={phone} className="inline-flex items-center gap-1">
          <PhoneLink phone={phone} />
          <PhoneIcons phone={phone} />
        </span>
      ))}
      {[...emails.values()].map((email) => (
        <MailLink key={email} email={email} />
      ))}
    </p>
  );
}
