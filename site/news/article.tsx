import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import type { NewsItem } from '#contract/content/content.ts';
import { dayOf } from '#contract/day-words.ts';
import { ItemPicture } from '../published/item-picture.tsx';
import { PlainText } from '../published/plain-text.tsx';

/** One article, made to be read. */
export function Article({ article }: { article: NewsItem }) {
  const { title, content, createdAt, imageUrl } = article;
  return (
    <article className="wrap-anywhere mx-auto max-w-4xl px-5 pt-8 pb-24 md:px-10 md:pt-14">
      <BackToNews />
      <h1 className="mt-10 text-4xl leading-[1.05] font-semibold tracking-tight text-balance md:text-6xl">
        {title}
      </h1>
      <p className="mt-5 border-b border-graphite-200 pb-6 text-graphite-600">
        <time dateTime={createdAt}>{dayOf(createdAt)}</time>
      </p>
      {imageUrl && (
        <ItemPicture url={imageUrl} className="mt-8 aspect-video w-full rounded-control" />
      )}
      <PlainText text={content} className="mt-8 max-w-[42rem] text-lg leading-relaxed md:text-xl" />
    </article>
  );
}

/** Said in place of an article. */
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
