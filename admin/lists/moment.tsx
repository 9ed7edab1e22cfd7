import { formatMoment, howLongAgo } from './dates.ts';

/** A time in the viewer's own format, or another, with how long ago it was on hover. */
export function Moment({
  iso,
  format = formatMoment,
}: {
  iso: string;
  format?: (iso: string) => string;
}) {
  return (
    <time dateTime={iso} title={howLongAgo(iso)}>
      {format(iso)}
    </time>
  );
}
