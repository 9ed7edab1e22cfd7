import { openingAdmin } from '#contract/appointments/openings.ts';
import type { TrashedRecord } from '#contract/trash.ts';
import { formatStoredTimes, formatTimesIn } from '../lists/dates.tsx';

/** Formats a record's title and detail if they are days, as those of closures and prices, or opening hours. */
export function formatNames(record: TrashedRecord): TrashedRecord {
  const formatTitle = record.slug === openingAdmin.slug ? formatTimesIn : formatStoredTimes;
  return {
    ...record,
    title: formatTitle(record.title),
    detail: formatStoredTimes(record.detail),
  };
}
