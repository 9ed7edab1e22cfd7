/** Items under what they have in common, in the order in which they come; Map.groupBy is younger than many phones. */
export function groupsOf<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): { name: string; items: Item[] }[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(nameOf(item));
    if (group) group.push(item);
    else groups.set(nameOf(item), [item]);
  }
  return Array.from(groups, ([name, within]) => ({ name, items: within }));
}
