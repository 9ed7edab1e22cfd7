import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Page } from '#contract/http.ts';
import { type PersonRecord, peoplePaths } from '#contract/people.ts';
import { phoneForms } from '#contract/phone-forms.ts';
import { callApi, reasonOf } from '../api.ts';
import { focusHeading, PageHeading } from '../layout/page-heading.tsx';
import { MailLink, PhoneLink } from '../lists/contact-links.tsx';
import { counted } from '../lists/counted.ts';
import { ListSkeleton } from '../lists/list-skeleton.tsx';
import { Pager } from '../lists/pager.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { SentRecord } from './sent-record.tsx';

/** Everything that one person has sent, of all kinds that the user may see, newest first. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const query = params.toString();
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: ['people', 'person', query],
    queryFn: ({ signal }) =>
      callApi<Page<PersonRecord>>(`${peoplePaths.person}?${query}`, { signal }),
    placeholderData: keepPreviousData,
  });
  const records = data?.data ?? [];
  const asked = params.get('phone') ?? params.get('email') ?? 'Person';
  function turnTo(page: number) {
    const next = new URLSearchParams(params);
    next.set('page', String(page));
    setParams(next);
    focusHeading();
  }
  return (
    <div className="mx-auto grid max-w-4xl gap-4">
      <div>
        <PageHeading title={records.find(({ name }) => name)?.name ?? asked} />
        <KnownBy records={records} />
      </div>
      {error && <ErrorPanel message={reasonOf(error)} onRetry={refetch} />}
      {isPending && <ListSkeleton label="Loading..." />}
      {data && (
        <>
          <p role="status" className="text-ink-soft">
            {counted(data.pagination.totalItems, { one: 'record', many: 'records' })}, newest first
          </p>
          {records.length > 0 && (
            <ol
              aria-busy={isPlaceholderData}
              className="overflow-hidden rounded-panel border border-line bg-panel"
            >
              {records.map((record) => (
                <SentRecord key={record._id} record={record} />
              ))}
            </ol>
          )}
          <Pager {...data.pagination} onPage={turnTo} />
        </>
      )}
    </div>
  );
}

/** The numbers and addresses in the records, each once. */
function KnownBy({ records }: { records: readonly PersonRecord[] }) {
  const phones = new Map(
    records.flatMap(({ phone }) => (phone ? [[phoneForms(phone)[0], phone]] : [])),
  );
  const emails = new Map(
    records.flatMap(({ email }) => (email ? [[email.toLowerCase(), email]] : [])),
  );
  return (
    <p className="flex flex-wrap gap-x-5">
      {[...phones.values()].map((phone) => (
        <PhoneLink key={phone} phone={phone} />
      ))}
      {[...emails.values()].map((email) => (
        <MailLink key={email} email={email} />
      ))}
    </p>
  );
}
