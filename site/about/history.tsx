import { company } from '#catalogue/company.ts';

const chapters = [
  {
    year: company.foundedIn,
    title: 'Founded',
    text: 'The company that builds our cars in Pakistan today is founded.',
  },
  {
    year: company.threeWheelersSince,
    title: 'Three-wheelers',
    text: 'It starts to build three-wheelers: light, simple, hard-working, and easy to repair anywhere.',
  },
  {
    year: company.brandSince,
    title: 'The brand',
    text: 'The brand comes to Pakistan. What the company learnt on three wheels, it now applies to four.',
  },
] as const;

/** Three years of the company's history, each in large type. */
export function History() {
  return (
    <section className="bg-paper px-5 pt-14 pb-16 md:px-10 md:pt-24 md:pb-28 lg:px-16">
      <h2 className="border-t border-graphite-200 pt-6 text-sm font-semibold text-graphite-600">
        History
      </h2>
      <ol>
        {chapters.map(({ year, title, text }) => (
          <li
            key={year}
            className="grid gap-x-10 gap-y-3 border-b border-graphite-200 py-8 last:border-0 md:grid-cols-12 md:items-end md:py-12"
          >
            <p className="-ml-[0.05em] text-[clamp(5rem,15vw,14rem)] leading-[0.8] font-semibold tracking-[-0.05em] md:col-span-7">
              {year}
            </p>
            <div className="md:col-span-5 xl:col-span-4">
              <h3 className="text-xl font-semibold tracking-tight md:text-2xl">{title}</h3>
              <p className="mt-2 text-graphite-600 md:text-lg">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
