import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';
import { badges } from '../../ui/badge.tsx';
import type { Minutes } from '../grid.ts';
import { formatBriefly } from '../grid-scale.tsx';
import { findColor, kindIcons, statusIcons } from '../statuses.ts';
import { type DealerDay, describeListed, type ListedAppointment } from './day-appointments.ts';
import {
  HourLines,
  type PlacedInRow,
  placeInRow,
  type Scale,
  shortestBlock,
  toShare,
} from './hours.tsx';

/** An appointment: status, customer, time and purpose. */
function DayBlock({ appointment }: { appointment: ListedAppointment }) {
  const { address, name, kind, about, status, minutes } = appointment;
  const [StatusIcon, KindIcon] = [statusIcons[status], kindIcons[kind]];
  const isTimed = minutes !== null;
  const description = describeListed(appointment);
  return (
    <Link
      to={address}
      aria-label={description}
      title={description}
      className={`block h-full overflow-hidden rounded-control border-s-4 border-current/50 px-1.5 py-0.5 text-xs/4 transition-shadow hover:shadow-md focus-visible:z-10 ${badges[findColor(status)]}`}
    >
      <BlockLine icon={StatusIcon} isCut={isTimed}>
        <bdi className="font-semibold">{name}</bdi>
      </BlockLine>
      <BlockLine icon={KindIcon} isCut={isTimed}>
        {minutes && `${formatBriefly(minutes.start)} · `}
        {about}
      </BlockLine>
    </Link>
  );
}

/** A line of a block; `isCut` truncates it. */
function BlockLine({
  icon: Icon,
  isCut,
  children,
}: {
  icon: LucideIcon;
  isCut: boolean;
  children: ReactNode;
}) {
  return (
    <span className="flex items-center gap-1">
      <Icon aria-hidden size={12} className="flex-none" />
      <span className={`min-w-0 ${isCut ? 'truncate' : 'wrap-anywhere'}`}>{children}</span>
    </span>
  );
}

/** The height of a line of blocks. */
const lineRem = 2.75;
const lineHeight = `${lineRem}rem`;
/** The least height of a row without appointments. */
export const idleHeight = '2.25rem';

interface DealerRowProps {
  dealer: DealerDay;
  scale: Scale;
  onChoose: (dealerId: string) => void;
}

/** A dealer and its appointments at their times, on as many lines as they need. */
export function DealerRow({ dealer, scale, onChoose }: DealerRowProps) {
  const { hours, hasUntimed, style } = scale;
  const placed = placeInRow(dealer.appointments);
  const untimed = dealer.appointments.filter(({ minutes }) => minutes === null);
  const lineCount = Math.max(1, ...placed.map(({ line }) => line + 1));
  const isIdle = dealer.appointments.length === 0;
  return (
    <li className="grid border-t border-line" style={style}>
      {/* Without appointments, the dealer's name spans the column 'Any time', too. */}
      <div
        className={`grid grid-cols-[minmax(0,1fr)] min-w-0 ${isIdle && hasUntimed ? 'col-span-2' : ''}`}
      >
        <DealerHead dealer={dealer} onChoose={onChoose} />
      </div>
      {hasUntimed && !isIdle && (
        <ul className="grid grid-cols-[minmax(0,1fr)] content-start border-s border-line px-1">
          {untimed.map((one) => (
            <li key={one._id} className="grid py-1" style={{ minHeight: lineHeight }}>
              <DayBlock appointment={one} />
            </li>
          ))}
        </ul>
      )}
      <div
        className="relative"
        style={{ minHeight: isIdle ? idleHeight : `${lineCount * lineRem}rem` }}
      >
        <HourLines scale={scale} />
        {!isIdle && (
          <ul className="absolute inset-0">
            {placed.map((one) => (
              <li
                key={one.appointment._id}
                className="absolute py-1"
                style={placeBlock(one, hours)}
              >
                <DayBlock appointment={one.appointment} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

/** Positions a block: as long as its appointment, but at least long enough for a name. */
function placeBlock({ minutes, line }: PlacedInRow, hours: Minutes): CSSProperties {
  const length = Math.max(shortestBlock, minutes.end - minutes.start);
  return {
    height: lineHeight,
    top: `${line * lineRem}rem`,
    insetInlineStart: `calc(${toShare(minutes.start - hours.start, hours)}% + 2px)`,
    width: `calc(${toShare(length, hours)}% - 4px)`,
  };
}

/** The dealer of a row, whose day opens on click, with the number of its appointments. */
function DealerHead({
  dealer,
  onChoose,
}: { dealer: DealerDay } & Pick<DealerRowProps, 'onChoose'>) {
  const { dealerId, name, city, appointments } = dealer;
  const isIdle = appointments.length === 0;
  const text = isIdle ? (
    <span className="min-w-0 grow truncate text-ink-soft">
      {[name, city].filter(Boolean).join(' · ')}
    </span>
  ) : (
    <span className="min-w-0 grow">
      <span className="line-clamp-2 font-medium">{name}</span>
      <span className="flex items-center justify-between text-xs text-ink-soft">
        {[city, appointments.length].filter(Boolean).join(' · ')}
        {dealerId && <ChevronRight aria-hidden size={14} />}
      </span>
    </span>
  );
  if (!dealerId) return <div className="flex items-center px-4 py-1">{text}</div>;
  return (
    <button
      type="button"
      aria-label={isIdle ? `${name}, ${city}` : `${name}, ${city}, ${appointments.length}`}
      title={isIdle ? `${name}, ${city}` : undefined}
      onClick={() => onChoose(dealerId)}
      className={`group flex w-full cursor-pointer gap-2 ps-4 pe-2 text-start hover:bg-hover focus-visible:-outline-offset-2 ${isIdle ? 'items-center py-1' : 'items-start py-2'}`}
    >
      {text}
    </button>
  );
}
