import { useSyncExternalStore } from 'react';

const paper = window.matchMedia('print');

/** Watches the window's width. While a page is printed, queries match the paper; the window keeps its width. */
function watchWidth(width: string) {
  const query = window.matchMedia(`(width >= ${width})`);
  let isWide = query.matches;
  return {
    subscribe(onChange: () => void) {
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    read: () => {
      if (!paper.matches) isWide = query.matches;
      return isWide;
    },
  };
}

/**
 * Window widths at which markup changes, not only styles: fewer filters below 40, details in one column below 48, cards
 * below 56.25, details beside a list from 80, the sidebar from 84.375.
 */
const widths = {
  '40rem': watchWidth('40rem'),
  '48rem': watchWidth('48rem'),
  '56.25rem': watchWidth('56.25rem'),
  '80rem': watchWidth('80rem'),
  '84.375rem': watchWidth('84.375rem'),
} as const;

/** Whether the window has at least this width. */
export function useWindowFrom(width: keyof typeof widths): boolean {
  const { subscribe, read } = widths[width];
  return useSyncExternalStore(subscribe, read);
}
