import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { buildFeatureLink } from './back-to-model.tsx';

/** A link to the next feature; from the last one, to the first. */
export function NextFeature({
  slug,
  name,
  from,
}: {
  slug: string;
  name: string;
  /** The slug of the model that the visitor came from. */
  from: string | undefined;
}) {
  return (
    <nav aria-label="Next feature" className="studio on-dark text-white">
      <Link
        to={buildFeatureLink(slug, from)}
        className="group flex items-center justify-between gap-6 px-5 py-10 no-underline focus-visible:-outline-offset-4 md:px-10 md:py-16 lg:px-16"
      >
        <span>
          <span className="block text-sm text-graphite-300">Next</span>{' '}
          <span className="mt-1 block text-3xl font-semibold tracking-tight md:text-6xl">
            {name}
          </span>
        </span>
        <ArrowRight
          aria-hidden="true"
          strokeWidth={1.25}
          className="size-10 shrink-0 transition-transform group-hover:translate-x-2 md:size-16"
        />
      </Link>
    </nav>
  );
}
