import { Link, useSearchParams } from 'react-router';
import { jobMessages } from '#contract/jobs/job-messages.ts';
import { buildCategoryQuery } from './urls.ts';

const sameText = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** The category filter. The choices are links, so they work without JavaScript and Back goes through them. */
export function CategoryChips({ categories }: { categories: readonly string[] }) {
  const [query] = useSearchParams();
  const chosen = query.get('category') || null;
  return (
    <nav aria-label="Job categories">
      <ul className="chip-row fade-end -mx-5 md:-mx-10 lg:-mx-1">
        <Chip title={jobMessages.viewAll} category={null} isChosen={chosen === null} />
        {categories.map((category) => (
          <Chip
            key={category}
            title={category}
            category={category}
            isChosen={chosen !== null && sameText(category, chosen)}
          />
        ))}
      </ul>
    </nav>
  );
}

function Chip({
  title,
  category,
  isChosen,
}: {
  title: string;
  category: string | null;
  isChosen: boolean;
}) {
  return (
    <li className="flex-none">
      <Link
        to={{ search: buildCategoryQuery(category) }}
        preventScrollReset
        aria-current={isChosen || undefined}
        className="flex min-h-11 items-center rounded-full border border-graphite-300 contrast-more:border-graphite-950 px-4 text-[0.9375rem] font-medium no-underline transition-colors hover:border-graphite-950 aria-current:border-graphite-950 aria-current:bg-graphite-950 aria-current:text-white"
      >
        {title}
      </Link>
    </li>
  );
}
