import { Link } from 'react-router';
import { type FinanceKind, financeKinds } from '#contract/finance/instalments.ts';
import { LinkRows } from '../layout/link-rows.tsx';
import { financeWords } from './words.ts';

/** Builds the address of a kind's page. `query` holds the choices that are kept. */
const buildUrl = (kind: FinanceKind, query: string) => `/finance?kind=${kind}${query}`;

/** The first question of the page: which kind of finance. Each is a link. */
export const KindRows = ({ query }: { query: string }) => (
  <LinkRows
    rows={financeKinds.map((kind) => ({
      note: kind === 'conventional' ? 'With interest' : 'Islamic',
      title: financeWords[kind].title,
      text: financeWords[kind].about,
      to: buildUrl(kind, query),
      linkText: 'Calculate',
      linkDetail: financeWords[kind].title,
    }))}
  />
);

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
