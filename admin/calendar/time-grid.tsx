import { type KeyboardEvent, useRef } from 'react';
import type { Calendar, CalendarAppointment } from '#contract/appointments/calendar.ts';
import { formatTime } from '../ui/format.ts';
import { AppointmentBlock } from './appointment-block.tsx';
import { buildTemplate, chooseDayWidths, chooseWeekWidths, placeColumns } from './column-places.ts';
import { formatWeekday } from './format-when.ts';
import { type Column, findHours, formatMinute, placeAppointments } from './grid.ts';
import { ColumnHead, ColumnHours, DayHead } from './grid-column.tsx';
import { HourLabels, NowLine, toRem, useNow } from './grid-scale.tsx';
import { type StatusAct, statusActs } from './statuses.ts';
import { type Moving, type Target, useMoving } from './use-moving.ts';

interface TimeGridProps {
  calendar: Calendar;
  columns: readonly Column[];
  /** Chooses a day of the week, in the view of a week. */
  onChooseDay?: (day: string) => void;
  onMove: (target: Target) => void;
  onAct: (appointment: CalendarAppointment, act: StatusAct) => void;
  onOpen: (appointment: CalendarAppointment, isMoving: boolean) => void;
}

/** The announcement about a block while it is moved. */
function describeMoving(moving: Moving | null, columns: readonly Column[]): string {
  const column = moving && !moving.isDragged ? columns[moving.column] : undefined;
  if (!moving || !column) return '';
  const isWeek = columns.some(({ day }) => day !== column.day);
  const place = [column.bookable?.label, isWeek && formatWeekday(column.day)]
    .filter(Boolean)
    .join(', ');
  return `${formatTime(formatMinute(moving.start))}, ${place}. Enter moves it, Escape cancels.`;
}

/** The columns of a day or a week with their appointments, which can be moved by pointer and keys. */
export function TimeGrid(props: TimeGridProps) {
  const { calendar, columns, onChooseDay, onMove, onAct, onOpen } = props;
  const layer = useRef<HTMLDivElement>(null);
  const hours = findHours(calendar, columns);
  const now = useNow(columns, hours);
  const widths = onChooseDay ? chooseWeekWidths(columns) : chooseDayWidths(columns);
  const places = placeColumns(widths);
  const { moving, handle } = useMoving({
    columns,
    places,
    hours,
    layer,
    onMove,
    onOpen: (appointment) => onOpen(appointment, false),
  });
  const placed = columns.flatMap((column, index) =>
    placeAppointments(column).map((one) => ({ one, column, index })),
  );
  const labels = new Map(calendar.bookables.map(({ _id, label }) => [_id, label]));
  const template = { gridTemplateColumns: buildTemplate(widths) };

  function actOnKey(event: KeyboardEvent, appointment: CalendarAppointment) {
    const act = statusActs.find(({ key }) => key === event.key.toLowerCase());
    if (act) onAct(appointment, act);
    else if (event.key.toLowerCase() === 'm') onOpen(appointment, true);
  }

  return (
    <section
      aria-label="Appointments"
      className="overflow-x-auto rounded-panel border border-line bg-panel print:hidden max-sm:hidden"
    >
      <div className="w-full min-w-max">
        <div
          className="grid border-b border-line text-center [&>*]:px-2 [&>*]:py-1.5"
          style={template}
        >
          <span className="sticky start-0 z-10 bg-panel" />
          {onChooseDay &&
            [...Map.groupBy(columns, ({ day }) => day)].map(([day, ofDay]) => (
              <div
                key={day}
                className="border-s border-line"
                style={{ gridColumn: `span ${ofDay.length}` }}
              >
                <DayHead calendar={calendar} day={day} columns={ofDay} onChoose={onChooseDay} />
              </div>
            ))}
          {onChooseDay && <span className="sticky start-0 z-10 bg-panel" />}
          {columns.map((column) => (
            <div key={column.key} className="border-s border-line">
              <ColumnHead column={column} isBrief={onChooseDay !== undefined} />
            </div>
          ))}
        </div>
        <div
          className="relative grid"
          style={{ ...template, height: toRem(hours.end - hours.start) }}
        >
          <HourLabels now={now} hours={hours} />
          {columns.map((column) => (
            <ColumnHours key={column.key} calendar={calendar} column={column} hours={hours} />
          ))}
          <div
            aria-hidden
            className="pointer-events-none absolute inset-y-0 end-0 start-16 bg-[repeating-linear-gradient(to_bottom,var(--color-line)_0_1px,transparent_1px_5rem)]"
          />
          <div ref={layer} className="pointer-events-none absolute inset-y-0 end-0 start-16">
            {now && <NowLine now={now} places={places} hours={hours} />}
            {placed.map(({ one, column, index }) => {
              const { appointment, lane, lanes, start } = one;
              const own = moving?.id === appointment._id ? moving : null;
              const place = labels.get(appointment.bookableId ?? '') ?? 'no car or bay';
              return (
                <AppointmentBlock
                  key={appointment._id}
                  placed={one}
                  place={onChooseDay ? `${place}, ${formatWeekday(column.day)}` : place}
                  position={
                    own
                      ? { column: own.column, lane: 0, lanes: 1, start: own.start }
                      : { column: index, lane, lanes, start }
                  }
                  places={places}
                  hours={hours}
                  isMoving={own !== null}
                  handlers={handle(one, index, (event) => actOnKey(event, appointment))}
                />
              );
            })}
          </div>
        </div>
      </div>
      <p role="status" className="sr-only">
        {describeMoving(moving, columns)}
      </p>
    </section>
  );
}
