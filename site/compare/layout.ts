const columns: Record<number, string> = {
  2: 'grid-cols-2 md:grid-cols-[minmax(10rem,3fr)_repeat(2,minmax(0,4fr))]',
  3: 'grid-cols-3 md:grid-cols-[minmax(10rem,3fr)_repeat(3,minmax(0,4fr))]',
  4: 'grid-cols-4 md:grid-cols-[minmax(9rem,3fr)_repeat(4,minmax(0,4fr))]',
};

/**
 * The columns of a row for this number of cars. On phones a row's heading is above its values, so that four cars fit
 * without scrolling sideways.
 */
export const rowClass = (cars: number): string => `grid gap-x-2 md:gap-x-6 ${columns[cars] ?? ''}`;
