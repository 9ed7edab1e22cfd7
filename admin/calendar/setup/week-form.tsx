import { Fragment, useState } from 'react';
import type { AppointmentKind } from '#contract/appointments/kinds.ts';
import type { Opening } from '#contract/appointments/openings.ts';
import { weekdays } from '#contract/format/day-words.ts';
import { useDealerHours } from '../../leads/lead-queries.ts';
import { Button } from '../../ui/button.tsx';
import { formatTime } from '../../ui/format.ts';
import { formatHour } from '../grid-scale.tsx';
import { OwnHours } from './own-hours.tsx';
import { formatHours, toPageWeek, type Week } from './week-hours.ts';

interface WeekFormProps {
  dealerId: string;
  kind: AppointmentKind;
  openings: readonly Opening[];
}

/**
 * The weekly hours of one kind: those of the dealer's page, until it has own ones.
 */
export function WeekForm({ dealerId, kind, openings }: WeekFormProps) {
  const page = toPageWeek(useDealerHours(dealerId));
  const [isOwn, setIsOwn] = useState(false);
  if (openings.length === 0 && !isOwn)
    return <PageHours week={page} onOwn={() => setIsOwn(true)} />;
  return (
    <OwnHours
      dealerId={dealerId}
      kind={kind}
      openings={openings}
      page={page}
      onPage={() => setIsOwn(false)}
    />
  );
}

/** The hours of the dealer's page, which apply to the kind. */
function PageHours({ week, onOwn }: { week: Week; onOwn: () => void }) {
  const total = formatHours(week.flat());
  return (
    <div className="grid max-w-5xl gap-3 rounded-panel border border-line bg-panel px-4 py-3">
      <h2 className="font-semibold">As the dealer’s hours</h2>
      <dl className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-y-1">
        {weekdays.map((name, index) => (
          <Fragment key={name}>
            <dt className="font-medium">{name}</dt>
            <dd className={week[index]?.length ? '' : 'text-ink-soft'}>
              {week[index]
                ?.map(({ opens, closes }) => `${formatTime(opens)} – ${formatTime(closes)}`)
                .join(', ') || 'Closed'}
            </dd>
          </Fragment>
        ))}
      </dl>
      {!total && (
        <p className="text-ink-soft">
          Without hours there are no times to book; answers are measured from Monday to Saturday,{' '}
          {formatHour(9 * 60)} to {formatHour(18 * 60)}.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={onOwn}>Set own hours</Button>
        {total && (
          <p className="ms-auto text-ink-soft">
            <span className="font-semibold text-ink">{total}</span> a week
          </p>
        )}
      </div>
    </div>
  );
}
