import { siteContext } from '../entry.server.tsx';
import { listOrNull } from '../list-or-null.ts';
import { fallbackItems } from '../media/fallback.ts';
import { MediaEntry } from '../media/media-entry.tsx';
import { MediaList } from '../media/media-list.tsx';
import { pageMeta } from '../page-meta.ts';
import { shownIn } from '../published/load-more.tsx';
import { isOtherPage } from '../published/opened.ts';
import { mediaFailed } from '../published/words-of-kinds.ts';
import type { Route } from './+types/media.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Media',
    description: 'Pictures and films of the HAVAL, ORA and TANK models sold in Pakistan.',
    path: '/news-and-events/media',
  });

export async function loader({ context, request }: Route.LoaderArgs) {
  const { listMedia, report } = context.get(siteContext);
  const list = await listOrNull(listMedia(), report);
  return { list, shown: shownIn(request, 2) };
}

export const shouldRevalidate = isOtherPage;

export default function Media({ loaderData: { list, shown } }: Route.ComponentProps) {
  return (
    <div className="on-dark bg-graphite-950 px-5 pt-14 pb-20 text-white md:px-10 md:pt-24 md:pb-32 lg:px-16">
      <h1 className="mb-10 text-6xl leading-[0.9] font-semibold tracking-tight md:mb-20 md:text-8xl xl:text-9xl">
        Media
      </h1>
      {list ? (
        <MediaList first={list} shown={shown} />
      ) : (
        <>
          <p role="alert" className="mb-10 text-lg">
            {mediaFailed}
          </p>
          <ul className="grid gap-16 md:gap-28">
            {fallbackItems.map((item) => (
              <MediaEntry key={item._id} item={item} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
