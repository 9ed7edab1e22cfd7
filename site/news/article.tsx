import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import type { NewsItem } from '#contract/content/content.ts';
import { formatDayInPakistan } from '#contract/day-words.ts';
import { findPublishedAt } from '#contract/published-at.ts';
import { ArrowLink } from '../layout/arrow-link.tsx';
import { FormattedText } from '../published/formatted-text.tsx';
import { ItemPicture } from '../published/item-picture.tsx';

/** What a link to another article needs. */
export type RelatedArticle = Pick<NewsItem, '_id' | 'title'> & { publishedAt: string };

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
    <article className="wrap-anywhere mx-auto max-w-4xl px-5 pt-8 pb-24 md:px-10 md:pt-14">
      <BackToNews />
      <h1 className="mt-10 text-4xl leading-[1.05] font-semibold tracking-tight text-balance md:text-6xl">
        {title}
      </h1>
      <p className="mt-5 border-b border-graphite-200 pb-6 text-graphite-600">
        <time dateTime={publishedAt}>{formatDayInPakistan(publishedAt)}</time>
      </p>
      {imageUrl && (
        <ItemPicture
          url={imageUrl}
          alt={imageAlt ?? ''}
          className="mt-8 aspect-video w-full rounded-control"
        />
      )}
      <FormattedText
        text={content}
        body={article.body}
        below={1}
        className="mt-8 max-w-[42rem] text-lg leading-relaxed md:text-xl"
      />
      <p className="mt-10 flex flex-wrap gap-x-8">
        <ArrowLink to="/models">See the models</ArrowLink>
        <ArrowLink to="/test-drive">Book a Test Drive</ArrowLink>
        <ArrowLink to="/find-a-dealer">Find a Dealer</ArrowLink>
      </p>
      {related.length > 0 && <MoreNews articles={related} />}
    </article>
  );
}

function MoreNews({ articles }: { articles: readonly RelatedArticle[] }) {
  return (
    <section aria-labelledby="more-news" className="mt-16 md:mt-24">
      <h2 id="more-news" className="text-2xl font-semibold tracking-tight md:text-4xl">
        More news
      </h2>
      <ul className="mt-6 border-b border-graphite-200 md:mt-8">
        {articles.map(({ _id, title, publishedAt }) => (
          <li key={_id} className="border-t border-graphite-200">
            <Link
              to={`/news/${_id}`}
              className="group grid gap-1 py-4 no-underline md:grid-cols-[9rem_1fr] md:items-baseline md:py-5"
            >
              <time dateTime={publishedAt} className="text-sm text-graphite-600">
                {formatDayInPakistan(publishedAt)}
              </time>
              <span className="text-lg font-semibold tracking-tight group-hover:underline md:text-xl">
                {title}
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
      <h1 className="mt-10 text-4xl font-semibold tracking-tight md:text-6xl">{title}</h1>
      <p className="mt-4 text-lg text-graphite-600">{text}</p>
    </div>
  );
}

function BackToNews() {
  return (
    <Link to="/news" className="inline-flex min-h-11 items-center gap-2 font-semibold no-underline">
      <ArrowLeft aria-hidden="true" className="size-5" />
      Back to News
    </Link>
  );
}
