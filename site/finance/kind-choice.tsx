import { Link } from 'react-router';
import { type FinanceKind, financeKinds, type Instalments } from '#contract/finance/instalments.ts';
import { formatRupees } from '#contract/format/rupees.ts';
import * as words from '#words/site/finance';
import { ArrowLink, LinkRows } from '../layout/links.tsx';

/** Builds the address of a kind's page. `query` holds the choices that are kept. */
const buildUrl = (kind: FinanceKind, query: string) => `/finance?kind=${kind}${query}`;

/** The figures of a kind that its example shows, in whole rupees. */
export interface KindExample
  extends Pick<Instalments, 'monthly' | 'isFalling' | 'downPayment' | 'totalPaid'> {
  kind: FinanceKind;
}

/** The kinds side by side, each with what it would cost for the same car. */
export const KindExamples = ({
  examples,
  query,
}: {
  examples: readonly KindExample[];
  query: string;
}) => (
  <ul className="grid gap-x-6 md:grid-cols-3 lg:gap-x-10">
    {examples.map(({ kind, monthly, isFalling, downPayment, totalPaid }) => {
      const { title, about, down, payment } = words.kinds[kind];
      return (
        <li key={kind} className="flex flex-col border-t border-graphite-950 pt-4 pb-10 md:pb-0">
          <p className="text-sm text-graphite-600">{noteKind(kind)}</p>
          <h3 className="mt-1 text-2xl font-semibold tracking-tight md:text-lg lg:text-3xl">
            {title}
          </h3>
          <p className="latin-name mt-3 text-4xl leading-none font-semibold tracking-tight tabular md:mt-5 md:text-3xl lg:text-[clamp(2rem,3.4vw,3.25rem)]">
            {formatRupees(monthly)}
          </p>
          <p className="mt-2 text-graphite-600 md:min-h-[2lh]">
            {isFalling ? words.falling : words.monthly(payment)}
          </p>
          <dl className="mt-5 border-t border-graphite-200 tabular">
            <ExampleFact title={down} value={downPayment} />
            <ExampleFact title={words.paidInAll} value={totalPaid} />
          </dl>
          <p className="mt-4 mb-3 max-w-prose text-graphite-700">{about}</p>
          <p className="mt-auto">
            <ArrowLink to={buildUrl(kind, query)}>
              {words.calculate}
              <span className="sr-only">{words.calculateDetail(title)}</span>
            </ArrowLink>
          </p>
        </li>
      );
    })}
  </ul>
);

const ExampleFact = ({ title, value }: { title: string; value: number }) => (
  <div className="flex flex-wrap justify-between gap-x-6 border-b border-graphite-200 py-2.5">
    <dt className="text-graphite-600">{title}</dt>
    <dd className="font-medium">{formatRupees(value)}</dd>
  </div>
);

const noteKind = (kind: FinanceKind) =>
  kind === 'conventional' ? words.withInterest : words.islamic;

/** The kinds without figures, if there are none for the car. Each is a link. */
export const KindRows = ({ query }: { query: string }) => (
  <LinkRows
    rows={financeKinds.map((kind) => ({
      note: noteKind(kind),
      title: words.kinds[kind].title,
      text: words.kinds[kind].about,
      to: buildUrl(kind, query),
      linkText: words.calculate,
      linkDetail: words.kinds[kind].title,
    }))}
  />
);

/** Links between the kinds, once one is chosen. */
export function KindChips({ chosen, query }: { chosen: FinanceKind; query: string }) {
  return (
    <nav aria-label={words.kindChoice} className="fade-end -mx-5 md:-mx-10 lg:-mx-1">
      <ul className="chip-row">
        {financeKinds.map((kind) => (
          <li key={kind} className="flex-none">
            <Link
              to={buildUrl(kind, query)}
              preventScrollReset
              aria-current={kind === chosen || undefined}
              className="flex min-h-11 items-center rounded-full border border-graphite-300 px-4 text-[0.9375rem] font-medium no-underline transition-colors contrast-more:border-graphite-950 hover:border-graphite-950 aria-current:border-graphite-950 aria-current:bg-graphite-950 aria-current:text-white"
            >
              {words.kinds[kind].title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
