/** The classes of round buttons over pictures. */
export const roundButton =
  'grid size-11 cursor-pointer place-items-center rounded-full forced-colors:border bg-graphite-950/70 text-white transition-colors hover:bg-graphite-700';
