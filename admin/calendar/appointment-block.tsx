import type { ComponentProps } from 'react';
import { badges } from '../ui/badge.tsx';
import { formatTime } from '../ui/format.ts';
import type { ColumnPlace } from './column-places.ts';
import { formatMinute, type Minutes, type Placed } from './grid.ts';
import { formatBriefly, toRem } from './grid-scale.tsx';
import { findColor, statusLabels } from './statuses.ts';

const describeBlock = ({ appointment: one, start, end }: Placed, place: string): string =>
  [
    `${formatTime(formatMinute(start))} to ${formatTime(formatMinute(end))}`,
    one.name,
    one.vehicle,
    one.serviceType,
    statusLabels[one.status],
    place,
    one.overrideReason && `overbooked: ${one.overrideReason}`,
  ]
    .filter(Boolean)
    .join(', ');

interface BlockTextProps {
  placed: Placed;
  start: number;
  lanes: number;
}

/** A block's two lines: when, who and what; only when and who where several share a column. */
function BlockText({ placed, start, lanes }: BlockTextProps) {
  const { appointment, end } = placed;
  const { name, vehicle, serviceType } = appointment;
  const isShort = end - placed.start < 30;
  const what = [vehicle, serviceType].filter(Boolean).join(' · ');
  if (lanes > 1) {
    return (
      <>
        <span className="block truncate font-medium">{formatBriefly(start)}</span>
        {/* The block's edge cuts a long word; none is broken. */}
        <bdi className={lanes > 2 ? 'block' : 'line-clamp-3 wrap-anywhere'}>{name}</bdi>
      </>
    );
  }
  return (
    <>
      {isShort ? (
        <span className="block truncate font-medium">
          {formatTime(formatMinute(start))} <bdi>{name}</bdi> · {what}
        </span>
      ) : (
        <>
          {/* In a narrow column the name has its own line. */}
          <span className="flex flex-none flex-wrap gap-x-1 font-medium">
            <span className="flex-none">{formatTime(formatMinute(start))}</span>
            <bdi className={end - placed.start < 45 ? 'max-w-full truncate' : 'line-clamp-2'}>
              {name}
            </bdi>
          </span>
          <span className="block truncate">{what}</span>
        </>
      )}
    </>
  );
}

/** The position of a block: its column and lane, and the minute of the day at which it is shown. */
interface BlockPosition {
  column: number;
  lane: number;
  lanes: number;
  start: number;
}

interface AppointmentBlockProps {
  placed: Placed;
  /** The car or bay, and the day where several are shown. */
  place: string;
  position: BlockPosition;
  places: readonly ColumnPlace[];
  hours: Minutes;
  isMoving: boolean;
  /** The handlers that move, open and change it. */
  handlers: ComponentProps<'button'>;
}

/** An appointment in the grid. Its height shows its length. */
export function AppointmentBlock(props: AppointmentBlockProps) {
  const { placed, place, position, places, hours, isMoving, handlers } = props;
  const { appointment, start, end } = placed;
  const { column, lane, lanes } = position;
  const { start: left = 0, width = 1 } = places[column] ?? {};
  const description = describeBlock(placed, place);
  const isOverbooked = appointment.overrideReason !== null;
  // Names need the room where several share a column.
  const gap = lanes > 2 ? 1 : 3;
  return (
    <button
      type="button"
      data-appointment={appointment._id}
      aria-label={description}
      title={description}
      aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight C D N X M"
      {...handlers}
      className={`pointer-events-auto absolute flex touch-pan-y flex-col items-stretch justify-start overflow-hidden rounded-control border py-0.5 text-start leading-tight select-none focus-visible:z-20 ${badges[findColor(appointment.status)]} ${isMoving ? 'z-30 cursor-grabbing opacity-90 shadow-xl outline-2 outline-accent' : ''} ${lanes > 2 ? 'border-s-2 text-[0.6875rem]' : 'border-s-4 text-xs'} ${lanes > 1 ? 'px-0.5' : 'px-1.5'} ${isOverbooked ? 'border-dashed border-current/50' : 'border-transparent border-s-current/50'}`}
      style={{
        top: toRem(position.start - hours.start),
        height: `calc(${toRem(end - start)} - 2px)`,
        insetInlineStart: `calc(${(left + (lane / lanes) * width) * 100}% + ${gap}px)`,
        width: `calc(${(width / lanes) * 100}% - ${2 * gap}px)`,
      }}
    >
      <BlockText placed={placed} start={position.start} lanes={lanes} />
    </button>
  );
}
