import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { buildChoiceUrl } from '../on-road/choices.ts';

/** The color that the visitor chose last on a model's page, and of which model. */
let chosen: { slug: string; color: string } | null = null;
const listeners = new Set<() => void>();

/** Notes a choice of color, for the links that lead from the page. Only they render again. */
export function chooseColor(slug: string, color: string): void {
  chosen = { slug, color };
  for (const listener of listeners) listener();
}

function onColorChange(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The addresses of a model's booking and test drive, with the color and the city that the visitor has chosen. */
export function useModelLinks(slug: string): { book: string; testDrive: string } {
  const [query] = useSearchParams();
  const colour = useSyncExternalStore(
    onColorChange,
    () => (chosen?.slug === slug ? chosen.color : undefined),
    () => undefined,
  );
  const cityId = query.get('cityId') ?? '';
  return {
    book: buildChoiceUrl('/book-now', { vehicle: slug, colour, cityId }),
    testDrive: buildChoiceUrl('/test-drive', { vehicle: slug, cityId }),
  };
}
