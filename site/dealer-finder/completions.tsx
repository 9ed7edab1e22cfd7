import type { Completion } from '#catalogue/cities.ts';

/** Builds the DOM id of an option from its list's id and its index. */
export const buildOptionId = (listId: string, index: number) => `${listId}-${index}`;

/** The cities that match what is typed. Focus stays in the field while one is chosen. */
export function Completions({
  id,
  completions,
  marked,
  onChoose,
}: {
  id: string;
  completions: readonly Completion[];
  marked: number;
  onChoose: (completion: Completion) => void;
}) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Cities and postcodes"
      className="absolute inset-x-0 top-full z-20 mt-1 overflow-clip rounded-control border border-graphite-300 bg-white py-1 shadow-lg"
    >
      {completions.map((completion, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: in this ARIA pattern focus stays in the field.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
        <div
          key={completion.city.slug}
          id={buildOptionId(id, index)}
          role="option"
          aria-selected={index === marked}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(completion)}
          className="flex min-h-11 cursor-pointer items-center justify-between gap-4 px-3.5 hover:bg-paper-deep aria-selected:bg-graphite-950 aria-selected:text-white"
        >
          {completion.city.name}
          <span className="tabular text-sm opacity-75">{completion.postcode}</span>
        </div>
      ))}
    </div>
  );
}
