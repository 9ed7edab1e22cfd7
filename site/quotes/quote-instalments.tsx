import { formatRupees } from '#contract/format/rupees.ts';
import { InstalmentLines } from '../finance/instalment-lines.tsx';
import type { InstalmentNote } from '../finance/note-instalments.ts';

/** What the frozen price costs in instalments today. Unlike the quote, it follows the rates of the day. */
export const QuoteInstalments = ({
  note,
  listPrice,
}: {
  note: InstalmentNote;
  /** Today's ex-factory price, if it is another one, from which the finance page starts; else null. */
  listPrice: number | null;
}) => (
  <section aria-labelledby="instalments" className="mt-6">
    <h2 id="instalments" className="text-2xl font-semibold tracking-tight">
      In instalments
    </h2>
    <InstalmentLines note={note} mutedClass="text-graphite-700" />
    {listPrice !== null && (
      <p className="mt-1 text-sm text-graphite-700">
        These count from the frozen price; the finance page counts from today’s,{' '}
        {formatRupees(listPrice)}.
      </p>
    )}
  </section>
);
