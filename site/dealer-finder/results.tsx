import { Link } from 'react-router';
import { findCityByName } from '#catalogue/cities.ts';
import { dealerMessages } from '#contract/dealers/dealers.ts';
import * as words from '#words/site/dealer-finder';
import type { DealerSearchQuery } from './choose-dealers.ts';

/** The number of dealers shown, and their order. */
export function ResultLine({
  count,
  query: { search, near },
  isByVisitor,
}: {
  count: number;
  query: DealerSearchQuery;
  isByVisitor: boolean;
}) {
  return (
    <p role="status" className="tabular text-sm font-semibold wrap-anywhere">
      {count > 0 && words.results(count, search, near?.name, isByVisitor)}
    </p>
  );
}

const linkClass =
  'inline-flex min-h-11 items-center font-semibold underline decoration-graphite-300 underline-offset-4 transition-colors hover:decoration-current';

/** Shown if a search finds nothing, with links to clear it or to search near the city that it names. */
export function NoneFound({ search, onClear }: { search: string; onClear: () => void }) {
  const city = findCityByName(search);
  return (
    <div className="border-b border-graphite-200 py-10">
      <p role="status" className="text-xl wrap-anywhere">
        {dealerMessages.noneFound(search)}
      </p>
      <p className="mt-3 flex flex-wrap gap-x-6">
        {city && (
          <Link to={{ search: `?near=${city.slug}` }} preventScrollReset className={linkClass}>
            {words.showNearest(city.name)}
          </Link>
        )}
        <Link
          to="/find-a-dealer"
          preventScrollReset
          onClick={(event) => {
            event.preventDefault();
            onClear();
          }}
          className={linkClass}
        >
          {words.clearSearch}
        </Link>
      </p>
    </div>
  );
}

/** Shown if there are no dealers at all. */
export function NoDealers() {
  return (
    <p role="status" className="border-t border-graphite-950 py-16 text-xl md:text-2xl">
      {dealerMessages.none}
    </p>
  );
}
