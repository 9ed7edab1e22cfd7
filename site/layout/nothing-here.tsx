import type { MetaDescriptor } from 'react-router';
import { pictureUrl } from '#catalogue/pictures/picture.ts';
import { ButtonLink } from '#ui/button.tsx';
import { noIndex, pageMeta } from '../page-meta.ts';

/** What a page that does not exist says of itself. */
export function nothingHereMeta(
  matches: Parameters<typeof pageMeta>[0],
  path: string,
): MetaDescriptor[] {
  return [
    ...pageMeta(matches, {
      title: 'Page not found',
      description:
        'There is no page at this address. The models, the test drive and the dealers are one step away.',
      path,
      sharedAs: '/',
    }),
    noIndex,
  ];
}

/** For addresses that lead nowhere: what may have happened, and two ways on. */
export function NothingHere() {
  return (
    <div className="studio on-dark relative flex min-h-[calc(100svh-3.75rem)] flex-col items-start justify-center overflow-hidden px-5 py-24 text-white md:px-10 lg:px-16">
      {/* One file only: every page carries this code, hardly any shows it. */}
      <img
        src={pictureUrl({ path: 'ora-07/peaceMind' }, 1280, 'webp')}
        alt=""
        width={1280}
        height={960}
        loading="lazy"
        className="side-picture max-md:hidden"
      />
      <p className="tabular relative text-graphite-300">404</p>
      <h1 className="relative mt-2 text-4xl font-semibold tracking-tight lg:text-6xl">
        Page not found
      </h1>
      <p className="relative mt-4 max-w-md text-graphite-300">
        There is no page at this address. It may have moved, or the link may be mistyped.
      </p>
      <div className="relative mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/">Go to the home page</ButtonLink>
        <ButtonLink to="/test-drive" variant="outline-on-dark">
          Book a Test Drive
        </ButtonLink>
      </div>
    </div>
  );
}
