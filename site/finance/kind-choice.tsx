import { Link } from 'react-router';
import { type FinanceKind, financeKinds } from '#contract/finance/instalments.ts';
import { ArrowLink } from '../layout/arrow-link.tsx';
import { financeWords } from './words.ts';

/** Builds the address of a kind's page. `query` holds the choices that are kept. */
const buildUrl = (kind: FinanceKind, query: string) => `/finance?kind=${kind}${query}`;

/** The first question of the page: which kind of finance. Each is a link. */
export function KindCards({ query }: { query: string }) {
  return (
    <ul className="mt-10 grid gap-x-8 gap-y-10 md:mt-16 md:grid-cols-3">
      {financeKinds.map((kind) => (
        <li key={kind} className="flex flex-col border-t border-white/25 pt-5">
          <p className="text-sm text-graphite-300">
            {kind === 'conventional' ? 'With interest' : 'Islamic'}
          </p>
          <h2 className="mt-1 text-2xl font-semibold tracking-tight md:text-3xl">
            {financeWords[kind].title}
          </h2>
          <p className="mt-3 mb-4 max-w-sm grow text-pretty text-graphite-300">
            {financeWords[kind].about}
          </p>
          <p>
            <ArrowLink to={buildUrl(kind, query)}>
              Calculate<span className="sr-only">, {financeWords[kind].title}</span>
            </ArrowLink>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Links between the kinds, once one is chosen. */
export function KindChips({ chosen, query }: { chosen: FinanceKind; query: string }) {
  return (
    <nav aria-label="Kind of finance">
      <ul className="flex flex-wrap gap-2">
        {financeKinds.map((kind) => (
          <li key={kind}>
            <Link
              to={buildUrl(kind, query)}
              preventScrollReset
              aria-current={kind === chosen || undefined}
              className="flex min-h-11 items-center rounded-full border border-graphite-300 px-4 text-[0.9375rem] font-medium no-underline transition-colors contrast-more:border-graphite-950 hover:border-graphite-950 aria-current:border-graphite-950 aria-current:bg-graphite-950 aria-current:text-white"
            >
              {financeWords[kind].title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
