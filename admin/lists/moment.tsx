import { formatMoment, howLongAgo } from './dates.ts';

/** A time in the viewer's own format, with how long ago it was on hover. */
export function Moment({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} title={howLongAgo(iso)}>
      {formatMoment(iso)}
    </time>
  );
}
