import { useId } from 'react';
import type { MyDaySection } from '#contract/my-day.ts';
import { Moment } from '../lists/moment.tsx';
import { badges } from '../ui/badge.tsx';
import { DayRow } from './day-row.tsx';
import type { DueGroup } from './group-by-when.ts';

/** Overdue answers are red, those that can still be in time amber; the others plain. */
const chipColors: Record<MyDaySection, string> = {
  overdue: badges.red,
  unanswered: badges.amber,
  followUps: badges.grey,
  appointments: badges.grey,
};

/** The requests of a section that are due at one time. The time stays in view while they scroll past it. */
export function DayGroup({ group, section }: { group: DueGroup; section: MyDaySection }) {
  const headingId = useId();
  const { when, records } = group;
  const color = when.isTarget ? chipColors[section] : badges.grey;
  return (
    <div className="border-t border-line lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)] lg:in-data-beside:block">
      <h3 id={headingId} className="px-4 pt-2 lg:py-2 lg:pe-0 lg:in-data-beside:pb-0">
        <span
          className={`inline-flex min-h-6 items-center rounded-control px-2 py-0.5 text-xs font-medium lg:sticky lg:top-[calc(var(--top-bar)+0.5rem)] ${color}`}
        >
          <span>
            {when.before} <Moment iso={when.iso} format={when.format} />
            {records.length > 1 && <span className="font-normal"> · {records.length}</span>}
          </span>
        </span>
      </h3>
      <ul aria-labelledby={headingId}>
        {records.map((record) => (
          <DayRow key={record._id} record={record} />
        ))}
      </ul>
    </div>
  );
}
