/** The class of a line of tabs. It scrolls sideways where it has no room, and fades where it goes on. */
export const tabBarClass =
  'tab-bar relative -mt-1 mb-0.5 flex overflow-x-auto border-b border-line py-1 max-sm:-mx-4 max-sm:px-4';

/** The class of a link in such a line; the open one has `aria-current`. */
export const tabClass =
  '-mb-1 flex-none border-b-2 border-transparent px-3 py-1.5 whitespace-nowrap text-ink-soft -outline-offset-2 hover:text-ink aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink pointer-coarse:py-3';
