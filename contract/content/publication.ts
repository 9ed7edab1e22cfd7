import { momentFormat } from '../input/moment.ts';
import { clearableText } from '../input/text.ts';

/** When visitors see a record: from `publishAt` until `closesAt` (ISO 8601, UTC). Null means no limit. */
export interface PublicationPeriod {
  publishAt: string | null;
  closesAt?: string | null;
}

/** A date and time of a period; blank and null remove it, absent keeps it. */
export const periodMoment = clearableText({ max: 40, format: momentFormat });

/** Whether a period ends after it begins; true if either is missing. */
export const isPeriod = ({
  publishAt,
  closesAt,
}: {
  publishAt?: string | null | undefined;
  closesAt?: string | null | undefined;
}): boolean => !publishAt || !closesAt || closesAt > publishAt;

/** Whether a period is in the future, current, or over. */
export function findPeriodState(
  { publishAt, closesAt }: PublicationPeriod,
  now = Date.now(),
): 'scheduled' | 'open' | 'closed' {
  if (closesAt && Date.parse(closesAt) <= now) return 'closed';
  return publishAt && Date.parse(publishAt) > now ? 'scheduled' : 'open';
}
