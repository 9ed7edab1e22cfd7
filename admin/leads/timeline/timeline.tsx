import {
  ArrowRightLeft,
  Banknote,
  CalendarClock,
  CircleDot,
  CopyX,
  Mail,
  MessageCircle,
  MessagesSquare,
  NotebookPen,
  Pencil,
  Phone,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { findLanguage } from '#contract/format/direction.ts';
import type { LeadFacts, LeadRecordBase } from '#contract/leads/lead.ts';
import { outcomes, type TimelineEntry, timelineTypes } from '#contract/leads/timeline.ts';
import { describeFailure } from '../../api.ts';
import { FieldChange } from '../../audit/changes.tsx';
import { formatMomentsIn, Moment } from '../../lists/dates.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { formatStatus } from '../../ui/format.ts';
import { Lines } from '../../ui/section.tsx';
import { useDealerLabels } from '../lead-queries.ts';
import { timelineHeadingId } from './entry-draft.ts';
import { useTimeline } from './timeline-queries.ts';

const icons = {
  submitted: CircleDot,
  status: ArrowRightLeft,
  changed: Pencil,
  assigned: UserRound,
  message: MessagesSquare,
  note: NotebookPen,
  call: Phone,
  whatsapp: MessageCircle,
  email: Mail,
  appointment: CalendarClock,
  quote: Banknote,
  duplicate: CopyX,
} as const;

interface TimelineProps {
  facts: LeadFacts;
  lead: LeadRecordBase;
  /** What adds entries, unless it is above the details. */
  composer: ReactNode;
}

/** Shows what happened to a request, newest first. */
export function Timeline({ facts, lead, composer }: TimelineProps) {
  const { data, error, isPending, refetch } = useTimeline(facts, lead._id);
  return (
    <section aria-labelledby={timelineHeadingId} className="border-t border-line py-4">
      <h3 id={timelineHeadingId} tabIndex={-1} className="mb-3 scroll-mt-2 font-semibold">
        Timeline
      </h3>
      {composer}
      {isPending && <p role="status">Loading...</p>}
      {error && <ErrorPanel message={describeFailure(error)} onRetry={refetch} />}
      <ol className="grid gap-4">
        {data?.map((entry) => (
          <TimelineItem key={entry._id} entry={entry} />
        ))}
      </ol>
    </section>
  );
}

/** One entry. `children` say what it is about, where entries of several requests are listed. */
export function TimelineItem({ entry, children }: { entry: TimelineEntry; children?: ReactNode }) {
  const Icon = icons[entry.type];
  const { type, by, at, outcome, isVisible } = entry;
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2">
      <Icon aria-hidden size={14} className="mt-1 text-ink-soft" />
      <div className="min-w-0">
        <p className="text-ink-soft">
          <span className="font-medium text-ink">{timelineTypes[type]}</span>
          {outcome && ` · ${outcomes[outcome]}`} · {by ?? 'Customer'} · <Moment iso={at} />
          {isVisible && by !== null && ' · the customer sees it'}
        </p>
        {children}
        {/* The text of the first entry is the reference, which the header shows. */}
        {type !== 'submitted' && <EntryBody entry={entry} />}
      </div>
    </li>
  );
}

function EntryBody({
  entry: { type, subject, text, template, changes },
}: {
  entry: TimelineEntry;
}) {
  const formatValue = useFormatValue();
  if (changes && type !== 'duplicate') {
    return (
      <dl className="grid gap-y-0.5">
        {Object.entries(changes).map(([name, { from, to }]) => (
          <FieldChange
            key={name}
            name={name === 'dealerId' ? 'dealer' : name === 'assignedTo' ? 'owner' : name}
            from={formatValue(name, from)}
            to={formatValue(name, to)}
          />
        ))}
      </dl>
    );
  }
  return (
    <div className="wrap-anywhere">
      {template && (
        <p className="text-ink-soft">
          from template {template.name ? `‘${template.name}’` : 'that was deleted since'}
        </p>
      )}
      <div dir="auto" lang={findLanguage(text)}>
        {subject && <p className="font-medium">{subject}</p>}
        <Lines>{type === 'appointment' ? formatMomentsIn(text) : text}</Lines>
      </div>
    </div>
  );
}

/** Returns a function that formats a field's value: a dealer by its label, a status as it is shown elsewhere. */
function useFormatValue() {
  const dealers = useDealerLabels();
  return (name: string, value: unknown): unknown => {
    if (name === 'dealerId') return value === null ? 'Head office' : dealers.get(String(value));
    return name === 'status' ? formatStatus(String(value)) : value;
  };
}
