import { Link } from 'react-router';
import type { NewsItem } from '#contract/content/content.ts';
import { findPublishedAt } from '#contract/content/published-at.ts';
import { formatDayInPakistan } from '#contract/format/day-words.ts';
import { buildDirection } from '#contract/format/direction.ts';
import * as words from '#words/site/news';
import { ItemPicture } from '../published/item-picture.tsx';
import { BigDay, shortenText } from '../published/list-entry.tsx';
import { newsList } from '../published/lists.ts';
import { type ListPage, PublishedList } from '../published/published-list.tsx';
import { SampleMark } from '../published/sample-mark.tsx';

/** Whether a record of the list is an article and not a newsletter. */
export const isArticle = ({ type }: NewsItem) => type === 'news';

/** The articles, newest first: six at first, three more per step. */
export const NewsList = ({ first, shown }: { first: ListPage<NewsItem>; shown: number }) => (
  <PublishedList
    first={first}
    path={newsList}
    isShown={isArticle}
    initial={shown}
    step={3}
    empty={words.emptyList}
    className="lg:grid lg:grid-cols-3 lg:gap-x-10 lg:gap-y-12 lg:border-t lg:border-graphite-200 lg:pt-8"
  >
    {(item, index) => {
      const look = index === 0 && item.imageUrl !== null ? leadLook : cardLook;
      return (
        <li key={item._id} className={`max-lg:border-t max-lg:border-graphite-200 ${look.place}`}>
          <Article item={item} look={look} />
        </li>
      );
    }}
  </PublishedList>
);

/**
 * An article with its picture: a row, on wide windows a card. The first one, if it has a picture, shows it large and has
 * two cards beside it.
 */
function Article({ item, look }: { item: NewsItem; look: Look }) {
  const { _id, title, content, imageUrl, imageAlt, isSample } = item;
  const publishedAt = findPublishedAt(item);
  return (
    <Link
      to={`/news/${_id}`}
      className={`group grid gap-x-4 gap-y-2 wrap-anywhere no-underline md:grid-cols-12 md:gap-x-6 lg:flex lg:h-full lg:flex-col lg:gap-0 lg:py-0 ${look.link}`}
    >
      <div className={look.text}>
        <p className="flex items-center gap-2 text-sm text-graphite-600">
          <time dateTime={publishedAt}>{formatDayInPakistan(publishedAt)}</time>
          {isSample && <SampleMark />}
        </p>
        <h3
          {...buildDirection(title)}
          className={`leading-tight font-semibold tracking-tight text-balance group-hover:underline ${look.title}`}
        >
          {title}
        </h3>
        <p
          {...buildDirection(content)}
          className={`max-w-prose text-pretty text-graphite-600 md:text-lg ${look.excerpt}`}
        >
          {shortenText(content, 100)}
        </p>
      </div>
      {imageUrl ? (
        <span className={`relative block overflow-hidden rounded-control ${look.picture}`}>
          <ItemPicture
            url={imageUrl}
            alt={imageAlt ?? ''}
            sizes={look.sizes}
            className="h-full! w-full"
          />
        </span>
      ) : (
        <BigDay
          iso={publishedAt}
          className="text-6xl text-graphite-950 max-md:hidden md:order-first md:col-span-4 lg:mb-4"
        />
      )}
    </Link>
  );
}

const leadLook = {
  place: 'lg:col-span-2 lg:row-span-2',
  link: 'py-6 md:items-start md:py-10 lg:items-stretch',
  text: 'md:col-span-5 lg:mt-5',
  title: 'mt-1.5 text-3xl md:mt-3 md:text-4xl lg:text-6xl lg:leading-none',
  excerpt: 'mt-2 md:mt-4 lg:mt-3',
  picture: 'order-first aspect-video md:col-span-7',
  sizes: '(width >= 48rem) 62vw, 100vw',
};

type Look = typeof leadLook;

/** On phones the picture is a small one beside the title. */
const cardLook: Look = {
  place: '',
  link: 'grid-cols-[minmax(0,1fr)_7rem] items-start py-5 max-md:grid-rows-[auto_1fr] md:items-center md:py-6 lg:items-stretch',
  text: 'max-md:contents md:col-span-8 lg:mt-4',
  title: 'text-lg max-md:col-start-1 md:mt-2 md:text-3xl lg:mt-1 lg:text-2xl',
  excerpt: 'max-md:col-span-full md:mt-2 lg:text-base',
  picture:
    'aspect-4/3 max-md:col-start-2 max-md:row-span-2 max-md:row-start-1 md:order-first md:col-span-4 md:aspect-video',
  sizes: '(width >= 48rem) 33vw, 7rem',
};
