import * as words from '#words/contract/on-road';
import { type DueTime, dueTimes } from './tariff-lines.ts';

/** The payment dates, as buyers read them. */
export const dueTitles: Readonly<Record<DueTime, string>> = {
  delivery: words.beforeDelivery,
  registration: words.atRegistration,
  yearly: words.everyYear,
};

/** The lines of a price that are paid at the same time. */
export interface DueGroup<Line> {
  due: DueTime;
  title: string;
  lines: Line[];
}

/** Groups the lines of a price by payment date; empty groups are dropped. */
export const groupByDue = <Line extends { due: DueTime }>(
  lines: readonly Line[],
): DueGroup<Line>[] =>
  dueTimes
    .map((due) => ({ due, title: dueTitles[due], lines: lines.filter((line) => line.due === due) }))
    .filter((group) => group.lines.length > 0);
