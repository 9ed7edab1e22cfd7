import { ArrowLink } from '../layout/links.tsx';
import type { InstalmentNote } from './instalments.ts';

/** A car's instalments beside its price, with a link to the finance page. */
export const InstalmentLines = ({
  note: { monthly, terms, basis, vehicle },
  mutedClass,
  className = 'max-w-prose',
}: {
  note: InstalmentNote;
  /** The color of secondary text on this background. */
  mutedClass: string;
  className?: string;
}) => (
  <div className={className}>
    {monthly && <ArrowLink to={`/finance?vehicle=${vehicle}`}>{monthly}</ArrowLink>}
    <p className={`text-pretty ${mutedClass}`}>{terms}</p>
    {basis && <p className={`mt-1 text-sm text-pretty ${mutedClass}`}>{basis}</p>}
  </div>
);
