import type { MetaDescriptor } from 'react-router';
import { ButtonLink } from '#ui/button.tsx';
import { buildPageMeta, noIndex } from '../page-meta.ts';
import { PlainPicture } from '../vehicles/plain-picture.tsx';

/** Metadata of a page that does not exist. */
export function buildNotFoundMeta(
  matches: Parameters<typeof buildPageMeta>[0],
  path: string,
): MetaDescriptor[] {
  return [
    ...buildPageMeta(matches, {
      title: 'Page not found',
      description:
        'There is no page at this address. Go to the models, book a test drive or find a dealer.',
      path,
      sharedAs: '/',
    }),
    noIndex,
  ];
}

/** The content of a 404 page, with two links. */
export function NotFoundContent() {
  return (
    <div className="studio on-dark relative flex min-h-[calc(100svh-3.75rem)] flex-col items-start overflow-hidden px-5 pt-12 pb-24 text-white md:px-10 lg:justify-center lg:px-16 lg:py-24">
      {/* A single file instead of a `srcset`, since this code is loaded on every page and rarely shown. */}
      <div className="max-lg:relative max-lg:order-last max-lg:-mx-5 max-lg:mt-auto max-lg:-mb-24 max-lg:self-stretch max-lg:pt-6 md:max-lg:-mx-10 lg:contents">
        <PlainPicture
          path="tank-500/peaceMind"
          width={1280}
          height={960}
          className="side-picture max-lg:h-auto max-lg:mask-t-from-60% object-right lg:w-1/2"
        />
      </div>
      <p className="tabular relative text-graphite-300">404</p>
      <h1 className="title relative mt-2">Page not found</h1>
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
