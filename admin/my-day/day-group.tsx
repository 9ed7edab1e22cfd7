import { useId } from 'react';
import type { MyDaySection } from '#contract/my-day.ts';
import { Moment } from '../lists/dates.tsx';
import { DayRow } from './day-row.tsx';
import type { When } from './describe-when.ts';
import type { DueGroup } from './group-by-when.ts';

/** Overdue answers are red, those that can still be in time amber; the others plain. */
const timeColors: Record<MyDaySection, string> = {
  overdue: 'text-red',
  unanswered: 'text-amber',
  followUps: '',
  moved: '',
  appointments: '',
};

interface DueTimeProps {
  when: When;
  section: MyDaySection;
}

/** When the requests of a group are due. */
export function DueTime({ when, section }: DueTimeProps) {
  return (
    <span className={`font-medium ${when.isTarget ? timeColors[section] : 'text-ink-soft'}`}>
      {when.before} <Moment iso={when.iso} format={when.format} />
    </span>
  );
}

/** Few appointments and follow-ups share a time: where there is room, it stands beside them. */
const columnClasses = {
  group: 'lg:grid lg:grid-cols-[8.5rem_minmax(0,1fr)]',
  heading:
    'lg:static lg:items-start lg:border-b-0 lg:bg-transparent lg:py-2.5 lg:pe-0 lg:text-dense',
};

interface DayGroupProps {
  group: DueGroup;
  section: MyDaySection;
}

/** The requests of a section that are due at one time. Above them, the time stays in view. */
export function DayGroup({ group, section }: DayGroupProps) {
  const headingId = useId();
  const { when, records } = group;
  const isColumn = section !== 'overdue' && section !== 'unanswered';
  return (
    <div className={`border-t border-line ${isColumn ? columnClasses.group : ''}`}>
      <h3
        id={headingId}
        className={`sticky top-(--top-bar) z-1 flex min-h-8 items-center gap-x-2 border-b border-line bg-side px-4 text-xs ${isColumn ? columnClasses.heading : ''}`}
      >
        <DueTime when={when} section={section} />
        {records.length > 1 && <span className="text-ink-soft">{records.length}</span>}
      </h3>
      <DayRows records={records} headingId={headingId} />
    </div>
  );
}

interface DayRowsProps {
  records: DueGroup['records'];
  headingId: string;
}

/** Requests as a list that is named by a heading. */
export function DayRows({ records, headingId }: DayRowsProps) {
  return (
    <ul aria-labelledby={headingId}>
      {records.map((record) => (
        <DayRow key={record._id} record={record} />
      ))}
    </ul>
  );
}
