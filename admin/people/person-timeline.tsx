import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import type { Page } from '#contract/http/http.ts';
import { formatReference } from '#contract/leads/lead.ts';
import { newsletterAdmin } from '#contract/newsletter/newsletter-admin.ts';
import { type PersonEntry, type PersonRecord, peoplePaths } from '#contract/staff/people.ts';
import { callApi, describeFailure } from '../api.ts';
import { TimelineItem } from '../leads/timeline/timeline.tsx';
import { ListSkeleton, Pager } from '../lists/list-parts.tsx';
import { personKey } from '../query-client.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { describeSender, nameRecord, RecordBadges, recordAddress } from './person-records.tsx';

/** Links to the record of an entry. A submission also says what became of it, and how its sender differs. */
function RecordLine({
  record,
  isSubmission,
  known,
}: {
  record: PersonRecord;
  isSubmission: boolean;
  known: readonly string[];
}) {
  const sender = describeSender(record, known);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Link
          to={recordAddress(record)}
          className="inline-flex min-h-6 items-center rounded-control underline decoration-edge underline-offset-3 wrap-anywhere hover:decoration-current pointer-coarse:min-h-9"
        >
          {nameRecord(record)}
        </Link>
        {record.kind !== newsletterAdmin.slug && (
          <span className="text-ink-soft tabular-nums">{formatReference(record._id)}</span>
        )}
        {isSubmission && <RecordBadges record={record} />}
      </p>
      {isSubmission && sender && <p className="text-ink-soft wrap-anywhere">{sender}</p>}
      {isSubmission && record.note && <p className="wrap-anywhere">{record.note}</p>}
    </>
  );
}

interface PersonTimelineProps {
  /** Who the person is, and the page. */
  query: string;
  /** The name, number and address by which the page names the person. */
  known: readonly string[];
  onPage: (page: number) => void;
}

/** Everything that happened to a person's records, newest first, with what each entry is about. */
export function PersonTimeline({ query, known, onPage }: PersonTimelineProps) {
  const headingId = useId();
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: [...personKey, 'timeline', query],
    queryFn: ({ signal }) =>
      callApi<Page<PersonEntry>>(`${peoplePaths.timeline}?${query}`, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <section
      aria-labelledby={headingId}
      className="grid gap-3 rounded-panel border border-line bg-panel p-4"
    >
      <h2 id={headingId} className="font-semibold">
        Timeline
      </h2>
      {isPending && <ListSkeleton label="Loading..." />}
      {error && <ErrorPanel message={describeFailure(error)} onRetry={refetch} />}
      <ol aria-busy={isPlaceholderData} className="grid gap-4">
        {data?.data.map((entry) => (
          <TimelineItem key={entry._id} entry={entry}>
            {entry.record && (
              <RecordLine
                record={entry.record}
                isSubmission={entry.type === 'submitted'}
                known={known}
              />
            )}
          </TimelineItem>
        ))}
      </ol>
      {data && <Pager {...data.pagination} onPage={onPage} />}
    </section>
  );
}
