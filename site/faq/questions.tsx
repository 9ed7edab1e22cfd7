import { useState } from 'react';
import { faq } from '#catalogue/faq.ts';
import { CategoryChips, type ChosenCategory } from './category-chips.tsx';
import { Question } from './question.tsx';

/** The questions of one category or of all, one open at a time. */
export function Questions() {
  const [chosen, setChosen] = useState<ChosenCategory>(null);
  const entries = faq.filter(({ category }) => chosen === null || category === chosen);
  return (
    <>
      <CategoryChips chosen={chosen} onChoose={setChosen} />
      <p role="status" className="sr-only">
        {chosen && `${chosen}: ${entries.length} of ${faq.length} questions`}
      </p>
      {/* A new key per category, so that an open question closes. */}
      <ul key={chosen} className="mt-8 border-t border-graphite-950 md:mt-12">
        {entries.map((entry) => (
          <li key={entry.question}>
            <Question entry={entry} />
          </li>
        ))}
      </ul>
    </>
  );
}
