/** The look of the buttons that lie on pictures. */
export const roundButton =
  'grid size-11 cursor-pointer place-items-center rounded-full bg-graphite-950/70 text-white transition-colors hover:bg-graphite-700';
