import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import type { NewsItem } from '#contract/content/content.ts';
import { findPublishedAt } from '#contract/content/published-at.ts';
import { formatDayInPakistan } from '#contract/format/day-words.ts';
import { buildDirection } from '#contract/format/direction.ts';
import * as words from '#words/site/news';
import { ArrowLink } from '../layout/links.tsx';
import { FormattedText } from '../published/formatted-text.tsx';
import { ItemPicture } from '../published/item-picture.tsx';

/** What a link to another article needs. */
export type RelatedArticle = Pick<NewsItem, '_id' | 'title' | 'imageUrl'> & {
  publishedAt: string;
};

/** A news article, with links to other articles and to what readers do next. */
export function Article({
  article,
  related,
}: {
  article: NewsItem;
  related: readonly RelatedArticle[];
}) {
  const { title, content, imageUrl, imageAlt } = article;
  const publishedAt = findPublishedAt(article);
  return (
    <div className="wrap-anywhere pb-16 md:pb-24">
      <article>
        <header className="mx-auto max-w-4xl px-5 pt-6 md:px-10 md:pt-12">
          <BackToNews />
          <h1 {...buildDirection(title)} className="title mt-6 md:mt-10">
            {title}
          </h1>
          <p className="mt-4 text-graphite-600 md:mt-5">
            <time dateTime={publishedAt}>{formatDayInPakistan(publishedAt)}</time>
          </p>
        </header>
        {imageUrl && (
          <div className="mx-auto mt-6 max-w-7xl md:mt-10 md:px-10">
            <ItemPicture
              url={imageUrl}
              alt={imageAlt ?? ''}
              sizes="(width >= 80rem) 75rem, 100vw"
              className="aspect-4/3 w-full md:aspect-21/9 md:rounded-control"
            />
          </div>
        )}
        <div className="mx-auto max-w-4xl px-5 md:px-10">
          <FormattedText
            text={content}
            body={article.body}
            below={1}
            className="mt-8 max-w-[42rem] text-lg md:mt-12 leading-relaxed md:text-xl"
          />
          <p className="mt-10 flex flex-wrap gap-x-8">
            <ArrowLink to="/models">{words.seeModels}</ArrowLink>
            <ArrowLink to="/test-drive">{words.bookTestDrive}</ArrowLink>
            <ArrowLink to="/find-a-dealer">{words.findDealer}</ArrowLink>
          </p>
        </div>
      </article>
      {related.length > 0 && <MoreNews articles={related} />}
    </div>
  );
}

function MoreNews({ articles }: { articles: readonly RelatedArticle[] }) {
  return (
    <section aria-labelledby="more-news" className="mx-auto mt-14 max-w-7xl px-5 md:mt-24 md:px-10">
      <h2
        id="more-news"
        className="border-t border-graphite-200 pt-8 text-2xl font-semibold tracking-tight md:pt-12 md:text-4xl"
      >
        {words.moreNews}
      </h2>
      <ul className="mt-6 grid gap-x-10 gap-y-5 md:mt-8 md:grid-cols-3">
        {articles.map(({ _id, title, imageUrl, publishedAt }) => (
          <li key={_id}>
            <Link
              to={`/news/${_id}`}
              className="group grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 no-underline md:grid-cols-1 md:gap-y-4"
            >
              <ItemPicture
                url={imageUrl}
                sizes="(width >= 48rem) 33vw, 7rem"
                className="aspect-4/3 w-full rounded-control md:aspect-16/10"
              />
              <span>
                <time dateTime={publishedAt} className="block text-sm text-graphite-600">
                  {formatDayInPakistan(publishedAt)}
                </time>
                <span
                  {...buildDirection(title)}
                  className="mt-1 block text-lg leading-snug font-semibold tracking-tight text-balance group-hover:underline md:text-2xl"
                >
                  {title}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shown if an article is missing or cannot be loaded. */
export function NoArticle({ title, text }: { title: string; text: string }) {
  return (
    <div className="mx-auto max-w-4xl px-5 pt-8 pb-24 md:px-10 md:pt-14">
      <BackToNews />
      <h1 className="title mt-10">{title}</h1>
      <p className="mt-4 text-lg text-graphite-600">{text}</p>
    </div>
  );
}

function BackToNews() {
  return (
    <Link to="/news" className="inline-flex min-h-11 items-center gap-2 font-semibold no-underline">
      <ArrowLeft aria-hidden="true" className="size-5" />
      {words.backToNews}
    </Link>
  );
}
