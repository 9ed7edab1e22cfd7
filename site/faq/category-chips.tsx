import { type FaqCategory, faqCategories } from '#catalogue/faq.ts';

/** The chosen category; null shows all. */
export type ChosenCategory = FaqCategory | null;

const choices: readonly { title: string; category: ChosenCategory }[] = [
  { title: 'View All', category: null },
  ...faqCategories.map((category) => ({ title: category, category })),
];

/** The category filter. Without JavaScript all questions show and the filter is hidden. */
export function CategoryChips({
  chosen,
  onChoose,
}: {
  chosen: ChosenCategory;
  onChoose: (category: ChosenCategory) => void;
}) {
  return (
    <fieldset className="chip-row fade-end -mx-5 min-w-0 md:-mx-10 lg:-mx-1 noscript:hidden">
      <legend className="sr-only">Category</legend>
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
