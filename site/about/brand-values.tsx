import { brandValues } from '#catalogue/company.ts';

/** Each value begins where the one before it has got to. */
const steps = ['', 'md:ml-[16.66%]', 'md:ml-[33.33%]'] as const;

/** The brand's values, one step after the other. */
export function BrandValues() {
  return (
    <section className="on-dark overflow-clip bg-graphite-950 px-5 py-20 text-white md:px-10 md:py-36 lg:px-16">
      <h2 className="text-sm font-semibold text-graphite-300">Brand values</h2>
      <dl className="mt-8 grid gap-10 md:mt-12 md:gap-16">
        {brandValues.map(({ title, text }, index) => (
          <div key={title} className={steps[index]}>
            <dt className="text-[clamp(2.5rem,7.5vw,7.5rem)] leading-[0.95] font-semibold tracking-[-0.035em]">
              {title}
            </dt>
            <dd className="mt-2 text-xl text-graphite-300 md:mt-4 md:text-3xl">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
