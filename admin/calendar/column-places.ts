import { type Column, placeAppointments } from './grid.ts';

/** The position of a column, in fractions of the width of all columns. */
export interface ColumnPlace {
  start: number;
  width: number;
}

/** Column widths relative to a standard column, and the minimum width of a standard column in rem. */
interface ColumnWidths {
  weights: readonly number[];
  minRem: number;
}

/** The width of a lane in which a block can name its time, in rem. */
const laneRem = 3;

const countLanes = (column: Column): number =>
  Math.max(1, ...placeAppointments(column).map(({ lanes }) => lanes));

/** Chooses the widths of the columns of a day: all equal. */
export const chooseDayWidths = (columns: readonly Column[]): ColumnWidths => ({
  weights: columns.map(() => 1),
  minRem: Math.max(10, ...columns.map((column) => countLanes(column) * laneRem)),
});

/** Whether a column shows a day without hours and appointments. */
const isClosedDay = ({ bookable, appointments }: Column): boolean =>
  bookable === null && appointments.length === 0;

/** Chooses the widths of the columns of a week: wider for several appointments at one time, narrower for closed days. */
export const chooseWeekWidths = (columns: readonly Column[]): ColumnWidths => ({
  weights: columns.map((column) =>
    isClosedDay(column) ? 0.75 : Math.max(1, countLanes(column) / 2),
  ),
  minRem: 2 * laneRem,
});

/** Places columns side by side. */
export function placeColumns({ weights }: ColumnWidths): ColumnPlace[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let start = 0;
  return weights.map((weight) => {
    const place = { start, width: weight / total };
    start += place.width;
    return place;
  });
}

/** Builds the columns of a CSS grid, after one for the hours. */
export const buildTemplate = ({ weights, minRem }: ColumnWidths): string =>
  ['4rem', ...weights.map((weight) => `minmax(${weight * minRem}rem, ${weight}fr)`)].join(' ');

/** Finds the column at a fraction of the width; outside the columns, the nearest one. */
export function findColumnAt(places: readonly ColumnPlace[], share: number): number {
  const after = places.findIndex(({ start, width }) => share < start + width);
  return after < 0 ? places.length - 1 : after;
}
