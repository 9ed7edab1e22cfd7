import { Plus } from 'lucide-react';
import type { FaqEntry } from '#catalogue/faq.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ArrowLink } from '../layout/arrow-link.tsx';

/** A question with its answer. Because all share one name, the browser keeps at most one open. */
export function Question({ entry, isOpen }: { entry: FaqEntry; isOpen: boolean }) {
  const { category, question, answer, wayOn } = entry;
  return (
    <details name="faq" open={isOpen} className="group/question border-b border-graphite-200">
      <summary className="flex cursor-pointer items-start justify-between gap-6 py-5 md:py-6">
        <span>
          <span className="block text-xl leading-snug font-semibold tracking-tight text-balance md:text-2xl">
            {question}
          </span>
          <span className="mt-1 block text-sm text-graphite-600">{category}</span>
        </span>
        <Plus
          aria-hidden="true"
          strokeWidth={1.5}
          className="mt-0.5 size-6 shrink-0 transition-transform group-open/question:rotate-45 md:size-7"
        />
      </summary>
      <div className="grid max-w-prose gap-3 pb-7 text-graphite-700 md:text-lg">
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {wayOn && (
          <p className="text-graphite-950">
            <ArrowLink to={wayOn.url}>{wayOn.title}</ArrowLink>
          </p>
        )}
        {category === 'Aftersales' && (
          <p className="mt-2">
            <ButtonLink to="/book-service">Book Service Now</ButtonLink>
          </p>
        )}
      </div>
    </details>
  );
}
