import { formatDayInPakistan } from './day-words.ts';
import { momentFormat } from './moment.ts';
import { inPakistan } from './pakistan-time.ts';
import { clearableText } from './text.ts';

/** When visitors see a record: from `publishAt` until `closesAt` (ISO 8601, UTC). Null means no limit. */
export interface PublicationPeriod {
  publishAt: string | null;
  closesAt?: string | null;
}

/** A date and time of a period; blank and null remove it, absent leaves it as it is. */
export const periodMoment = clearableText({ max: 40, format: momentFormat });

/** Whether a period ends after it begins; a period without one of both always does. */
export const isPeriod = ({
  publishAt,
  closesAt,
}: {
  publishAt?: string | null | undefined;
  closesAt?: string | null | undefined;
}): boolean => !publishAt || !closesAt || closesAt > publishAt;

/** Whether a period has not begun, is going on, or has ended. */
export function findPeriodState(
  { publishAt, closesAt }: PublicationPeriod,
  now = Date.now(),
): 'scheduled' | 'open' | 'closed' {
  if (closesAt && Date.parse(closesAt) <= now) return 'closed';
  return publishAt && Date.parse(publishAt) > now ? 'scheduled' : 'open';
}

/** Formats a moment in Pakistan with a short month: '3 Dec 2026, 9:00 AM'. */
function formatPeriodMoment(moment: string): string {
  const date = inPakistan(moment);
  const [day, month = '', year] = formatDayInPakistan(moment).split(' ');
  const hour = date.getUTCHours();
  const minutes = String(date.getUTCMinutes()).padStart(2, '0');
  return `${day} ${month.slice(0, 3)} ${year}, ${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Describes why visitors do not see a record: 'Scheduled for …' or 'Closed'; null while its period goes on. */
export function describePeriod(period: PublicationPeriod, now?: number): string | null {
  const state = findPeriodState(period, now);
  if (state === 'closed') return 'Closed';
  return state === 'scheduled'
    ? `Scheduled for ${formatPeriodMoment(period.publishAt ?? '')}`
    : null;
}
