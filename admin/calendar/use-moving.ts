import {
  type Dispatch,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  type SetStateAction,
  useRef,
  useState,
} from 'react';
import { isBlocking } from '#contract/appointments/appointment.ts';
import type { CalendarAppointment } from '#contract/appointments/calendar.ts';
import { type ColumnPlace, findColumnAt } from './column-places.ts';
import { type Column, type Minutes, type Placed, toMoment } from './grid.ts';

/** The steps of a block that is dragged, in minutes. */
const dragStep = 15;
/** How far a pointer moves before it drags, in pixels. */
const dragThreshold = 4;

/** The position of a block while it is moved. */
export interface Moving {
  id: string;
  /** The number of the column. */
  column: number;
  /** Minutes since midnight. */
  start: number;
  isDragged: boolean;
}

/** The target of a moved block. */
export interface Target {
  appointment: CalendarAppointment;
  startAt: string;
  /** Set for a column with a car or bay. */
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
  /** Where the pointer went down, and its distance below the block's top. */
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

/** The state of a move, and the functions that end it. */
interface Move extends MovingOptions {
  moving: Moving | null;
  setMoving: Dispatch<SetStateAction<Moving | null>>;
  /** The block under the pointer, and whether the pointer has moved since it went down. */
  grab: RefObject<Grab | null>;
  wasDragged: RefObject<boolean>;
  apply: (placed: Placed, column: number) => void;
  cancel: () => void;
}

/** Moves blocks by pointer and by keys. Enter applies, Esc cancels; a block that is not moved opens. */
export function useMoving(options: MovingOptions) {
  const [moving, setMoving] = useState<Moving | null>(null);
  const grab = useRef<Grab | null>(null);
  const wasDragged = useRef(false);

  function apply({ appointment, start }: Placed, column: number) {
    if (!moving || moving.id !== appointment._id) return;
    setMoving(null);
    const target = options.columns[moving.column];
    if (!target || (moving.column === column && moving.start === start)) return;
    options.onMove({
      appointment,
      startAt: toMoment(target.day, moving.start),
      bookableId: target.bookable?._id,
    });
  }

  function cancel() {
    grab.current = null;
    setMoving(null);
  }

  const move = { ...options, moving, setMoving, grab, wasDragged, apply, cancel };
  /** The handlers of a block. */
  const handle = (placed: Placed, column: number, onOtherKey: (event: KeyboardEvent) => void) => ({
    ...handlePointer(move, placed, column),
    onBlur: () => setMoving((now) => (now?.id === placed.appointment._id ? null : now)),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const act = findKeyAct(move, placed, column, event);
      if (act) {
        event.preventDefault();
        act();
      } else if (!event.shiftKey) onOtherKey(event);
    },
  });
  return { moving, handle };
}

/** Whether an appointment can be in a column: it stays of its kind, and needs a car or bay. */
const fits = (columns: readonly Column[], { kind }: CalendarAppointment, column: number): boolean =>
  columns[column]?.bookable?.kind === kind;

function handlePointer(move: Move, placed: Placed, column: number) {
  const { grab, wasDragged, setMoving, apply, cancel, onOpen } = move;
  const { appointment } = placed;
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      wasDragged.current = false;
      const canMove = isBlocking(appointment.status);
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
      const place = findPlace(move, placed, column, event);
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
  };
}

/** Returns the position of a block that the pointer drags. */
function findPlace(move: Move, placed: Placed, column: number, event: PointerEvent) {
  const { columns, places, hours, layer, grab, moving } = move;
  const { appointment, start, end } = placed;
  const box = layer.current?.getBoundingClientRect();
  if (!box || !grab.current) return { column, start };
  const pixels = box.height / (hours.end - hours.start);
  const minute = hours.start + (event.clientY - grab.current.offset - box.top) / pixels;
  const snapped = Math.round(minute / dragStep) * dragStep;
  const under = findColumnAt(places, (event.clientX - box.left) / box.width);
  return {
    column: fits(columns, appointment, under) ? under : (moving?.column ?? column),
    start: clamp(snapped, hours.start, hours.end - (end - start)),
  };
}

/** Handles a key on a block: arrows move it, Enter applies the move, and Esc cancels it. */
function findKeyAct(move: Move, placed: Placed, column: number, event: KeyboardEvent) {
  const { columns, moving, apply, cancel } = move;
  const { appointment, start, end } = placed;
  const slot = columns[column]?.bookable?.slotMinutes ?? end - start;
  const arrow = isBlocking(appointment.status) && findStep(event, slot);
  if (arrow) return () => step(move, placed, column, arrow);
  if (moving?.id !== appointment._id) return null;
  if (event.key === 'Enter') return () => apply(placed, column);
  return event.key === 'Escape' ? cancel : null;
}

function step(move: Move, placed: Placed, column: number, [columnStep, minutes]: [number, number]) {
  const { columns, moving, setMoving } = move;
  const { appointment, start, end } = placed;
  const current = moving?.id === appointment._id ? moving : { column, start };
  let next = current.column + columnStep;
  while (columnStep !== 0 && columns[next] && !fits(columns, appointment, next)) next += columnStep;
  setMoving({
    id: appointment._id,
    column: columns[next] ? next : current.column,
    start: clamp(current.start + minutes, 0, 1440 - (end - start)),
    isDragged: false,
  });
}
