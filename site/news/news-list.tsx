import { Link } from 'react-router';
import type { NewsItem } from '#contract/content/content.ts';
import { formatDayInPakistan } from '#contract/day-words.ts';
import type { Pagination } from '#contract/http.ts';
import { findPublishedAt } from '#contract/published-at.ts';
import { BigDay } from '../published/big-day.tsx';
import { shortenText } from '../published/excerpt.ts';
import { ItemPicture } from '../published/item-picture.tsx';
import { newsList } from '../published/lists.ts';
import { LoadMore } from '../published/load-more.tsx';
import { SampleMark } from '../published/sample-mark.tsx';
import { useLoadMore } from '../published/use-load-more.ts';

const step = 3;
const isArticle = ({ type }: NewsItem) => type === 'news';

/** The articles, newest first: six at first, three more per step. */
export function NewsList({
  first,
  shown,
}: {
  first: { data: NewsItem[]; pagination: Pagination };
  shown: number;
}) {
  const { element, items, hasMore, report, state, loadMore } = useLoadMore({
    first,
    path: newsList,
    isShown: isArticle,
    initial: shown,
    step,
  });
  if (items.length === 0) {
    return <p className="text-lg text-graphite-600">No news available at the moment.</p>;
  }
  return (
    <>
      <ul ref={element}>
        {items.map((item) => (
          <li key={item._id} className="border-t border-graphite-200">
            <Article item={item} />
          </li>
        ))}
      </ul>
      <LoadMore
        hasMore={hasMore}
        report={report}
        state={state}
        onLoad={loadMore}
        shown={shown + step}
      />
    </>
  );
}

function Article({ item }: { item: NewsItem }) {
  const { _id, title, content, imageUrl, imageAlt, isSample } = item;
  const publishedAt = findPublishedAt(item);
  return (
    <Link
      to={`/news/${_id}`}
      className="group grid gap-x-10 gap-y-2 py-7 wrap-anywhere no-underline md:grid-cols-12 md:py-10"
    >
      <p className="flex items-start justify-between gap-4 text-sm text-graphite-600 md:col-span-2 md:flex-col md:justify-start md:gap-2 md:pt-2">
        <time dateTime={publishedAt}>{formatDayInPakistan(publishedAt)}</time>
        {isSample && <SampleMark />}
      </p>
      <div className="md:col-span-6">
        <h3 className="text-2xl leading-tight font-semibold tracking-tight text-balance group-hover:underline md:text-4xl">
          {title}
        </h3>
        <p className="mt-2 max-w-prose text-graphite-600 md:mt-3 md:text-lg">
          {shortenText(content, 100)}
        </p>
      </div>
      <ItemPicture
        url={imageUrl}
        alt={imageAlt ?? ''}
        fallback={<BigDay iso={publishedAt} size="small" />}
        className={`aspect-video w-full rounded-control md:col-span-4 ${imageUrl ? 'order-first md:order-none' : 'max-md:hidden'}`}
      />
    </Link>
  );
}
