import { formatRupees } from '#contract/format/rupees.ts';

/** What a buyer asks next: what a filer saves, what is set off, what is paid again; whole rupees. */
export interface PriceFacts {
  saving: number;
  /** What a filer sets off against the income tax of the year. */
  adjustable: number;
  /** What a filer pays again each year, as far as it is known. */
  yearly: number;
}

/** Three figures below the table. Those that are 0 are left out. */
export function PriceFigures({ facts }: { facts: PriceFacts }) {
  const figures = [
    {
      amount: facts.saving,
      title: 'A filer saves',
      text: 'against a non-filer, with the lines that have a figure. What counts is the Active Taxpayers List on the day of purchase.',
    },
    {
      amount: facts.adjustable,
      title: 'Comes back at the tax return',
      text: 'Advance income tax and the income tax with the token are set off against a filer’s income tax of the year.',
    },
    {
      amount: facts.yearly,
      title: 'Every year again',
      text: 'is what a filer pays with the yearly token, as far as the figures are known.',
    },
  ].filter(({ amount }) => amount > 0);
  if (figures.length === 0) return null;
  return (
    <dl className="mt-14 grid gap-x-10 gap-y-8 md:mt-20 md:grid-cols-3">
      {figures.map(({ amount, title, text }) => (
        <div key={title} className="border-t border-graphite-950 pt-4">
          <dt className="font-semibold">{title}</dt>
          <dd>
            <span className="my-2 block text-3xl font-semibold tracking-tight tabular lg:text-4xl">
              {formatRupees(amount)}
            </span>
            <span className="block text-pretty text-graphite-600">{text}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
