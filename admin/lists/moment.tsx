import { formatDateTime, formatInDetails, formatTimeAgo } from './dates.ts';

/** A time as in details, or in `format`; hovering shows it in full, and how long ago it was. */
export function Moment({
  iso,
  format = formatInDetails,
}: {
  iso: string;
  format?: (iso: string) => string;
}) {
  return (
    <time dateTime={iso} title={`${formatDateTime(iso)} (${formatTimeAgo(iso)})`}>
      {format(iso)}
    </time>
  );
}
