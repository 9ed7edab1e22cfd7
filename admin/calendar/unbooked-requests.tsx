import { useId } from 'react';
import { Link } from 'react-router';
import type { UnbookedRequest } from '#contract/appointments/calendar.ts';
import { appointmentKinds, requestSlugs } from '#contract/appointments/kinds.ts';
import { badges } from '../ui/badge.tsx';
import { formatTime } from '../ui/format.ts';
import { formatWeekday } from './format-when.ts';
import { findColor, statusIcons, statusLabels } from './statuses.ts';

/** Formats the time that the customer wants: 'Any time', 'wants 3:00 PM'. */
const formatWish = ({ time, status }: UnbookedRequest): string => {
  if (!time) return 'Any time';
  return status === 'requested' ? `wants ${formatTime(time)}` : formatTime(time);
};

function UnbookedBlock({ request }: { request: UnbookedRequest }) {
  const { _id, name, phone, kind, vehicle, serviceType, status } = request;
  const Icon = statusIcons[status];
  const about = [vehicle, serviceType].filter(Boolean).join(' · ');
  const label = [formatWish(request), name, appointmentKinds[kind], about, statusLabels[status]];
  return (
    <Link
      to={`/${requestSlugs[kind]}?open=${_id}`}
      aria-label={label.filter(Boolean).join(', ')}
      className={`block rounded-control border-s-4 border-current/50 px-1.5 py-0.5 text-xs/4 transition-shadow hover:shadow-md pointer-coarse:py-1.5 ${badges[findColor(status)]}`}
    >
      <span className="flex items-center gap-1">
        <Icon aria-hidden size={12} className="flex-none" />
        <bdi className="min-w-0 font-semibold wrap-anywhere">{name}</bdi>
      </span>
      <span className="block wrap-anywhere">
        {formatWish(request)} · {about}
      </span>
      <span className="hidden print:block">{phone}</span>
    </Link>
  );
}

/** The requests of the shown days without a booked time, by day; nothing without any. */
export function UnbookedRequests({ requests }: { requests: readonly UnbookedRequest[] }) {
  const headingId = useId();
  if (requests.length === 0) return null;
  return (
    <section
      aria-labelledby={headingId}
      className="rounded-panel border border-line bg-panel px-4 py-2"
    >
      <h2 id={headingId} className="text-xs text-ink-soft">
        Without a booked time
      </h2>
      {[...Map.groupBy(requests, ({ day }) => day)].map(([day, ofDay]) => (
        <div key={day} className="flex flex-wrap items-center gap-2 py-1">
          <h3 className="w-28 max-sm:w-full flex-none text-xs font-medium">{formatWeekday(day)}</h3>
          <ul className="flex min-w-0 flex-1 flex-wrap gap-2">
            {ofDay.map((request) => (
              <li key={request._id} className="min-w-0">
                <UnbookedBlock request={request} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
