import { type WarrantyTerm, warrantyTerms } from '#catalogue/warranty.ts';
import { groupDigits } from '#contract/format/rupees.ts';

const longestYears = Math.max(...warrantyTerms.map(({ years }) => years));

/** The three warranty terms, each with a line whose length shows its years. */
export function Terms() {
  return (
    <section className="bg-paper px-5 py-12 md:px-10 md:pt-16 md:pb-20 lg:px-16">
      <h2 className="text-3xl font-semibold tracking-tight md:text-5xl">What is covered</h2>
      <ul className="mt-2 md:mt-6">
        {warrantyTerms.map((term) => (
          <Term key={term.name} term={term} />
        ))}
      </ul>
    </section>
  );
}

function Term({ term: { name, years, km, isFirstLimit } }: { term: WarrantyTerm }) {
  return (
    <li className="py-7 md:py-9">
      <YearsLine years={years} />
      <div className="mt-5 grid gap-x-10 gap-y-2 md:mt-8 md:grid-cols-12 md:items-baseline">
        <h3 className="text-lg font-semibold md:col-span-4 md:text-2xl">{name}</h3>
        <p className="md:col-span-8">
          <span className="tabular text-[clamp(1.625rem,5vw,5rem)] leading-none font-medium tracking-[-0.03em] whitespace-nowrap">
            {years} years
          </span>{' '}
          <span className="px-1 text-graphite-600 md:px-3 md:text-xl">or</span>{' '}
          <span className="tabular text-[clamp(1.625rem,5vw,5rem)] leading-none font-medium tracking-[-0.03em] whitespace-nowrap">
            {groupDigits(km)} km
          </span>
          {isFirstLimit && (
            <span className="mt-2 block text-graphite-600 md:text-lg">whichever comes first</span>
          )}
        </p>
      </div>
    </li>
  );
}

/** One segment per year of the longest term; those beyond this term are faint. */
function YearsLine({ years }: { years: number }) {
  return (
    <div aria-hidden="true" className="flex gap-1 md:gap-2">
      {Array.from({ length: longestYears }, (_, year) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the segments never change order.
          key={year}
          className={`h-0.5 grow ${year < years ? 'bg-graphite-950' : 'bg-graphite-200'}`}
        />
      ))}
    </div>
  );
}
