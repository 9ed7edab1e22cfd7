import { useState } from 'react';
import { faq } from '#catalogue/faq.ts';
import { CategoryChips, type ChosenCategory } from './category-chips.tsx';
import { Question } from './question.tsx';

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
        {chosen && `${chosen}: ${entries.length} of ${faq.length} questions`}
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
