/** Puts a previewed record before the others, for which it is not one of them yet. Null changes nothing. */
export const withPreviewed = <Item extends { _id: string }>(
  previewed: Item | null,
  items: readonly Item[],
): Item[] =>
  previewed ? [previewed, ...items.filter(({ _id }) => _id !== previewed._id)] : (items as Item[]);
