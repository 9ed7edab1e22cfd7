/** Groups items by name, in the order in which they come. Many phones lack Map.groupBy. */
export function buildGroups<Item>(
  items: readonly Item[],
  formatName: (item: Item) => string,
): { name: string; items: Item[] }[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(formatName(item));
    if (group) group.push(item);
    else groups.set(formatName(item), [item]);
  }
  return Array.from(groups, ([name, members]) => ({ name, items: members }));
}
