import { ArrowLink } from '../layout/links.tsx';
import { buildChoiceUrl } from '../on-road/choices.ts';
import type { InstalmentNote } from './instalments.ts';

/** A car's instalments beside its price, with a link to the finance page. */
export const InstalmentLines = ({
  note: { monthly, terms, basis, vehicle },
  place = {},
  mutedClass,
  className = 'max-w-prose',
}: {
  note: InstalmentNote;
  /** The chosen city, province and kind of buyer, which the finance page takes over. */
  place?: Parameters<typeof buildChoiceUrl>[1];
  /** The color of secondary text on this background. */
  mutedClass: string;
  className?: string;
}) => (
  <div className={className}>
    {monthly && (
      <ArrowLink to={buildChoiceUrl('/finance', { vehicle, ...place })}>{monthly}</ArrowLink>
    )}
    <p className={`text-pretty ${mutedClass}`}>{terms}</p>
    {basis && <p className={`mt-1 text-sm text-pretty ${mutedClass}`}>{basis}</p>}
  </div>
);
