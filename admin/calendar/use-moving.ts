import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { isBlocking } from '#contract/appointments/appointment.ts';
import type { CalendarAppointment } from '#contract/appointments/calendar.ts';
import { type ColumnPlace, findColumnAt } from './column-places.ts';
import { type Column, type Minutes, type Placed, toMoment } from './grid.ts';

/** The steps of a block that is dragged, in minutes. */
const dragStep = 15;
/** How far a pointer moves before it drags, in pixels. */
const dragThreshold = 4;

/** Where a block is while it is moved. */
export interface Moving {
  id: string;
  /** The number of the column. */
  column: number;
  /** Minutes since midnight. */
  start: number;
  isDragged: boolean;
}

/** Where a moved block goes. */
export interface Target {
  appointment: CalendarAppointment;
  startAt: string;
  /** Of a column with a car or bay. */
  bookableId: string | undefined;
}

interface MovingOptions {
  columns: readonly Column[];
  places: readonly ColumnPlace[];
  hours: Minutes;
  /** The layer that all blocks lie on. */
  layer: RefObject<HTMLElement | null>;
  onMove: (target: Target) => void;
  onOpen: (appointment: CalendarAppointment) => void;
}

interface Grab {
  /** Where the pointer went down, and how far below the block's top that was. */
  x: number;
  y: number;
  offset: number;
}

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value));

/** The columns and minutes by which an arrow key moves a block: by a slot, with Shift by five minutes. */
function findStep({ key, shiftKey }: KeyboardEvent, slot: number): [number, number] | undefined {
  const minutes = shiftKey ? 5 : slot;
  const steps: Record<string, [number, number]> = {
    ArrowUp: [0, -minutes],
    ArrowDown: [0, minutes],
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
  };
  return steps[key];
}

/** Moves blocks by pointer and by keys. Enter applies, Esc cancels; a block that is not moved opens. */
export function useMoving({ columns, places, hours, layer, onMove, onOpen }: MovingOptions) {
  const [moving, setMoving] = useState<Moving | null>(null);
  const grab = useRef<Grab | null>(null);
  const wasDragged = useRef(false);

  /** Whether an appointment can be in a column: it stays of its kind, and needs a car or bay. */
  const fits = ({ kind }: CalendarAppointment, column: number): boolean => {
    const target = columns[column];
    return target?.bookable?.kind === kind;
  };

  function apply({ appointment, start }: Placed, column: number) {
    if (!moving || moving.id !== appointment._id) return;
    setMoving(null);
    const target = columns[moving.column];
    if (!target || (moving.column === column && moving.start === start)) return;
    onMove({
      appointment,
      startAt: toMoment(target.day, moving.start),
      bookableId: target.bookable?._id,
    });
  }

  function findPlace({ appointment, start, end }: Placed, column: number, event: PointerEvent) {
    const box = layer.current?.getBoundingClientRect();
    if (!box || !grab.current) return { column, start };
    const pixels = box.height / (hours.end - hours.start);
    const minute = hours.start + (event.clientY - grab.current.offset - box.top) / pixels;
    const snapped = Math.round(minute / dragStep) * dragStep;
    const under = findColumnAt(places, (event.clientX - box.left) / box.width);
    return {
      column: fits(appointment, under) ? under : (moving?.column ?? column),
      start: clamp(snapped, hours.start, hours.end - (end - start)),
    };
  }

  function cancel() {
    grab.current = null;
    setMoving(null);
  }

  /** What Enter and Esc do to a block that is moved. */
  function findKeyAct(key: string, placed: Placed, column: number): (() => void) | null {
    if (moving?.id !== placed.appointment._id) return null;
    if (key === 'Enter') return () => apply(placed, column);
    return key === 'Escape' ? cancel : null;
  }

  /** The handlers of a block. */
  function handle(placed: Placed, column: number, onOtherKey: (event: KeyboardEvent) => void) {
    const { appointment, start, end } = placed;
    const canMove = isBlocking(appointment.status);
    const current = moving?.id === appointment._id ? moving : { column, start };

    function step(columnStep: number, minutes: number) {
      let next = current.column + columnStep;
      while (columnStep !== 0 && columns[next] && !fits(appointment, next)) next += columnStep;
      setMoving({
        id: appointment._id,
        column: columns[next] ? next : current.column,
        start: clamp(current.start + minutes, 0, 1440 - (end - start)),
        isDragged: false,
      });
    }

    return {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        wasDragged.current = false;
        if (!canMove || event.button !== 0 || event.pointerType === 'touch') return;
        const { top } = event.currentTarget.getBoundingClientRect();
        grab.current = { x: event.clientX, y: event.clientY, offset: event.clientY - top };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (!grab.current) return;
        const { x, y } = grab.current;
        const distance = Math.hypot(event.clientX - x, event.clientY - y);
        if (!wasDragged.current && distance < dragThreshold) return;
        wasDragged.current = true;
        const place = findPlace(placed, column, event);
        setMoving({ id: appointment._id, ...place, isDragged: true });
      },
      onPointerUp: () => {
        if (grab.current && wasDragged.current) apply(placed, column);
        grab.current = null;
      },
      onPointerCancel: cancel,
      onClick: () => {
        if (!wasDragged.current) onOpen(appointment);
        wasDragged.current = false;
      },
      onBlur: () => setMoving((now) => (now?.id === appointment._id ? null : now)),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        const slot = columns[column]?.bookable?.slotMinutes ?? end - start;
        const arrow = canMove && findStep(event, slot);
        const act = arrow ? () => step(...arrow) : findKeyAct(event.key, placed, column);
        if (act) {
          event.preventDefault();
          act();
        } else if (!event.shiftKey) onOtherKey(event);
      },
    };
  }

  return { moving, handle };
}
