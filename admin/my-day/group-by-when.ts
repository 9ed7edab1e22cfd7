import type { MyDayRecord, MyDaySection } from '#contract/my-day.ts';
import { describeWhen, type When } from './describe-when.ts';

/** Requests that follow each other in a section and whose times are written alike. */
export interface DueGroup {
  when: When;
  records: [MyDayRecord, ...MyDayRecord[]];
}

const write = ({ before, iso, format }: When): string => `${before} ${format(iso)}`;

/** Groups the requests of a section by their time as the screen writes it, in their order. */
export function groupByWhen(records: readonly MyDayRecord[], section: MyDaySection): DueGroup[] {
  const groups: DueGroup[] = [];
  for (const record of records) {
    const when = describeWhen(record, section);
    const last = groups.at(-1);
    if (last && write(last.when) === write(when)) last.records.push(record);
    else groups.push({ when, records: [record] });
  }
  return groups;
}
