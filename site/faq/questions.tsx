import { Plus } from 'lucide-react';
import { useState } from 'react';
import { type FaqCategory, type FaqEntry, faq, faqCategories } from '#catalogue/faq.ts';
import { ButtonLink } from '#ui/button.tsx';
import * as faqWords from '#words/catalogue/faq';
import * as words from '#words/site/faq';
import { ArrowLink } from '../layout/links.tsx';

/** The questions of one category or of all, one open at a time; the first one until a category is chosen. */
export function Questions() {
  const [chosen, setChosen] = useState<ChosenCategory>(null);
  const [isUntouched, setUntouched] = useState(true);
  const entries = faq.filter(({ category }) => chosen === null || category === chosen);

  function choose(category: ChosenCategory) {
    setChosen(category);
    setUntouched(false);
  }

  return (
    <>
      <CategoryChips chosen={chosen} onChoose={choose} />
      <p role="status" className="sr-only">
        {chosen && words.shown(faqWords.categories[chosen], entries.length, faq.length)}
      </p>
      {/* A new key per category, so that an open question closes. */}
      <ul key={chosen} className="mt-6 border-t border-graphite-950 md:mt-8">
        {entries.map((entry, index) => (
          <li key={entry.question}>
            <Question entry={entry} isOpen={isUntouched && index === 0} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The chosen category; null shows all. */
type ChosenCategory = FaqCategory | null;

const choices: readonly { title: string; category: ChosenCategory }[] = [
  { title: words.viewAll, category: null },
  ...faqCategories.map((category) => ({ title: faqWords.categories[category], category })),
];

/** The category filter. Without JavaScript all questions show and the filter is hidden. */
function CategoryChips({
  chosen,
  onChoose,
}: {
  chosen: ChosenCategory;
  onChoose: (category: ChosenCategory) => void;
}) {
  return (
    <fieldset className="chip-row fade-end -mx-5 min-w-0 md:-mx-10 lg:-mx-1 noscript:hidden">
      <legend className="sr-only">{words.category}</legend>
      {choices.map(({ title, category }) => (
        <button
          key={title}
          type="button"
          aria-pressed={category === chosen}
          onClick={() => onChoose(category)}
          className="min-h-11 flex-none cursor-pointer rounded-full border border-graphite-300 contrast-more:border-graphite-950 px-4 text-[0.9375rem] font-medium transition-colors hover:border-graphite-950 aria-pressed:border-graphite-950 aria-pressed:bg-graphite-950 aria-pressed:text-white"
        >
          {title}
        </button>
      ))}
    </fieldset>
  );
}

/** A question with its answer. Because all share one name, the browser keeps at most one open. */
function Question({ entry, isOpen }: { entry: FaqEntry; isOpen: boolean }) {
  const { category, question, answer, wayOn } = entry;
  return (
    <details name="faq" open={isOpen} className="group/question border-b border-graphite-200">
      <summary className="flex cursor-pointer items-start justify-between gap-6 py-5 md:py-6">
        <span>
          <span className="block text-xl leading-snug font-semibold tracking-tight text-balance md:text-2xl">
            {question}
          </span>
          <span className="mt-1 block text-sm text-graphite-600">
            {faqWords.categories[category]}
          </span>
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
            <ButtonLink to="/book-service">{words.bookService}</ButtonLink>
          </p>
        )}
      </div>
    </details>
  );
}
