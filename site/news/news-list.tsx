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
        {items.map((item, index) => (
          <li key={item._id} className="border-t border-graphite-200">
            <Article item={item} isLead={index === 0 && item.imageUrl !== null} />
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

/** An article in a row; the first one, if it has a picture, shows it large. */
function Article({ item, isLead }: { item: NewsItem; isLead: boolean }) {
  const { _id, title, content, imageUrl, imageAlt, isSample } = item;
  const publishedAt = findPublishedAt(item);
  return (
    <Link
      to={`/news/${_id}`}
      className={`group grid gap-x-6 gap-y-2 py-7 wrap-anywhere no-underline md:grid-cols-12 lg:gap-x-10 ${isLead ? 'md:py-10' : 'items-start md:py-8'}`}
    >
      <div className={isLead ? 'self-end md:col-span-5' : 'contents'}>
        <p
          className={`flex items-start justify-between gap-3 text-sm text-graphite-600 md:justify-start ${isLead ? '' : 'md:col-span-3 md:max-lg:flex-col'}`}
        >
          <time dateTime={publishedAt} className={imageUrl ? '' : 'md:sr-only'}>
            {formatDayInPakistan(publishedAt)}
          </time>
          {!imageUrl && (
            <BigDay iso={publishedAt} className="text-6xl text-graphite-950 max-md:hidden" />
          )}
          {isSample && <SampleMark />}
        </p>
        <div className={isLead ? 'mt-2 md:mt-4' : 'md:col-span-6'}>
          <h3
            className={`text-2xl leading-tight font-semibold tracking-tight text-balance group-hover:underline ${isLead ? 'md:text-4xl lg:text-6xl lg:leading-none' : 'md:text-3xl'}`}
          >
            {title}
          </h3>
          <p className="mt-2 max-w-prose text-graphite-600 md:mt-3 md:text-lg">
            {shortenText(content, 100)}
          </p>
        </div>
      </div>
      {imageUrl && (
        <ItemPicture
          url={imageUrl}
          alt={imageAlt ?? ''}
          className={`order-first aspect-video w-full rounded-control ${isLead ? 'md:col-span-7' : 'md:order-none md:col-span-3'}`}
        />
      )}
    </Link>
  );
}
