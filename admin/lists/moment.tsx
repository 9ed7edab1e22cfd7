import { formatDateTime, formatTimeAgo } from './dates.ts';

/** A time in the viewer's format, or in `format`; hovering shows it in full, and how long ago it was. */
export function Moment({
  iso,
  format = formatDateTime,
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
