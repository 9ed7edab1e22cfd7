import { CarHead } from '../vehicles/car-head.tsx';
import { KindExamples, KindRows } from './kind-choice.tsx';
import type { loadQuestion } from './load-question.ts';

/** The page before a kind of finance is chosen. */
export function KindQuestion({
  query,
  slug = 'haval-h6',
  title,
  months,
  isSample,
  cap,
  examples,
}: { query: string } & Awaited<ReturnType<typeof loadQuestion>>) {
  return (
    <>
      <CarHead
        title="Finance"
        text="Pay month by month: one way with interest, two Islamic ones. Choose one to see the monthly payment, the down payment and the total."
        slug={slug}
        shot="profile"
      />
      {examples.length === 0 ? (
        <KindRows query={query} />
      ) : (
        <section className="bg-paper px-5 pt-10 md:px-10 md:pt-14 lg:px-16">
          <h2 className="text-xl font-semibold tracking-tight md:text-3xl">
            For example:{' '}
            <span className="max-md:block">
              {title}, {months} months
            </span>
          </h2>
          <p className="mt-2 mb-8 max-w-prose text-graphite-600 md:mb-10">{cap}</p>
          <KindExamples examples={examples} query={query} />
        </section>
      )}
      <div className="bg-paper px-5 pb-12 md:px-10 md:pt-6 md:pb-20 lg:px-16">
        <p className="max-w-prose text-sm text-graphite-600">
          Each page shows an illustration under the State Bank’s rules, not an offer; the bank
          decides.
          {isSample &&
            ' Sample figures: a price, a tariff or the rules were loaded to show this page.'}
        </p>
      </div>
    </>
  );
}
