import { ChevronRight } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { appointmentKinds } from '#contract/appointments/kinds.ts';
import { badges } from '../../ui/badge.tsx';
import type { Minutes } from '../grid.ts';
import { formatBriefly, formatHour, useTodaysMinute } from '../grid-scale.tsx';
import { findColor, statusLabels } from '../statuses.ts';
import { type DealerDay, describeListed, type ListedAppointment } from './day-appointments.ts';
import { findDayHours, placeInRow, shortestBlock } from './rows.ts';

/** The height of a line of blocks, in rem. */
const lineRem = 3.75;

const toShare = (minutes: number, hours: Minutes) => (minutes / (hours.end - hours.start)) * 100;

interface DealerGridProps {
  day: string;
  /** In the order of their rows; not empty. */
  dealers: readonly DealerDay[];
  onChoose: (dealerId: string) => void;
}

/** A day of all dealers: a row for each that has appointments, and the hours as columns. */
export function DealerGrid({ day, dealers, onChoose }: DealerGridProps) {
  const all = dealers.flatMap(({ appointments }) => appointments);
  const hours = findDayHours(all);
  const hasUntimed = all.some(({ minutes }) => minutes === null);
  const count = (hours.end - hours.start) / 60;
  const now = useTodaysMinute(day, hours);
  const starts = Array.from({ length: count }, (_, index) => hours.start + index * 60);
  const style: CSSProperties = {
    gridTemplateColumns: `15.5rem ${hasUntimed ? '11rem ' : ''}minmax(${count * 5.5}rem, 1fr)`,
  };
  const lines = { backgroundSize: `${100 / count}% 100%` };
  return (
    <section
      aria-label="All dealers"
      className="overflow-x-auto rounded-panel border border-line bg-panel max-lg:hidden"
    >
      <div className="w-full min-w-max">
        <div className="grid h-9 items-center text-xs text-ink-soft" style={style}>
          <span className="px-4">Dealer</span>
          {hasUntimed && <span className="px-2">Any time</span>}
          <div aria-hidden className="relative h-full">
            {starts.map((minute) => (
              <span
                key={minute}
                className={`absolute top-2.5 ps-1.5 leading-4 ${now !== null && Math.abs(minute + 15 - now) < 25 ? 'invisible' : ''}`}
                style={{ insetInlineStart: `${toShare(minute - hours.start, hours)}%` }}
              >
                {formatHour(minute)}
              </span>
            ))}
            {now !== null && (
              <span
                className="absolute top-2 -translate-x-1/2 rounded-full leading-5 bg-accent px-1.5 font-medium text-panel"
                style={{ insetInlineStart: `${toShare(now - hours.start, hours)}%` }}
              >
                {formatBriefly(now)}
              </span>
            )}
          </div>
        </div>
        <ul>
          {dealers.map((dealer) => {
            const placed = placeInRow(dealer.appointments);
            const untimed = dealer.appointments.filter(({ minutes }) => minutes === null);
            const lineCount = Math.max(1, untimed.length, ...placed.map(({ line }) => line + 1));
            return (
              <li key={dealer.dealerId} className="grid border-t border-line" style={style}>
                <DealerHead dealer={dealer} onChoose={onChoose} />
                {hasUntimed && (
                  <ul className="grid grid-cols-[minmax(0,1fr)] content-start border-s border-line px-1">
                    {untimed.map((one) => (
                      <li key={one._id} className="py-1" style={{ height: `${lineRem}rem` }}>
                        <Block appointment={one} className="h-full" />
                      </li>
                    ))}
                  </ul>
                )}
                <ul
                  className="relative bg-[linear-gradient(to_right,var(--color-line)_1px,transparent_1px)]"
                  style={{ ...lines, minHeight: `${lineCount * lineRem}rem` }}
                >
                  {placed.map(({ appointment, minutes, line }) => (
                    <li
                      key={appointment._id}
                      className="absolute py-1"
                      style={{
                        top: `${line * lineRem}rem`,
                        height: `${lineRem}rem`,
                        insetInlineStart: `calc(${toShare(minutes.start - hours.start, hours)}% + 2px)`,
                        width: `calc(${toShare(Math.max(shortestBlock, minutes.end - minutes.start), hours)}% - 4px)`,
                      }}
                    >
                      <Block appointment={appointment} className="h-full" />
                    </li>
                  ))}
                  {now !== null && (
                    <li
                      aria-hidden
                      className="pointer-events-none absolute inset-y-0 border-s-2 border-accent"
                      style={{ insetInlineStart: `${toShare(now - hours.start, hours)}%` }}
                    />
                  )}
                </ul>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

/** The dealer of a row, whose day opens on click, with the number of its appointments. */
function DealerHead({
  dealer,
  onChoose,
}: { dealer: DealerDay } & Pick<DealerGridProps, 'onChoose'>) {
  const { dealerId, name, city, appointments } = dealer;
  const text = (
    <>
      <span className="min-w-0 grow">
        <span className="line-clamp-2 font-medium">{name}</span>
        <span className="block text-xs text-ink-soft">
          {[city, appointments.length].filter(Boolean).join(' · ')}
        </span>
      </span>
    </>
  );
  if (!dealerId) return <div className="flex items-center px-4 py-1">{text}</div>;
  return (
    <button
      type="button"
      aria-label={`${name}, ${city}, ${appointments.length}`}
      onClick={() => onChoose(dealerId)}
      className="group flex w-full cursor-pointer items-center gap-2 py-1 ps-4 pe-2 text-start hover:bg-hover focus-visible:-outline-offset-2"
    >
      {text}
      <ChevronRight aria-hidden size={14} className="flex-none text-ink-soft" />
    </button>
  );
}

/** An appointment: when and how it stands, who comes, and for what. */
function Block({ appointment, className }: { appointment: ListedAppointment; className: string }) {
  const { address, name, kind, about, status, time, minutes } = appointment;
  const description = describeListed(appointment);
  return (
    <Link
      to={address}
      aria-label={description}
      title={description}
      className={`block overflow-hidden rounded-control border-s-4 border-current/50 px-1.5 py-0.5 text-xs/4 transition-shadow hover:shadow-md focus-visible:z-10 ${badges[findColor(status)]} ${className}`}
    >
      <span className="block truncate">
        {minutes ? `${time} · ${statusLabels[status]}` : statusLabels[status]}
      </span>
      <bdi className="block truncate font-semibold">{name}</bdi>
      <span className="block truncate">
        {[kind === 'test-drive' && appointmentKinds[kind], about].filter(Boolean).join(' · ')}
      </span>
    </Link>
  );
}
