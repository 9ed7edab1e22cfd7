const atOnce = 4;

/** Does the same with each item, a few at once, and answers what came of it in their order. */
export async function fewAtOnce<Item, Outcome>(
  items: readonly Item[],
  work: (item: Item) => Promise<Outcome>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = items.entries();
  const workers = Array.from({ length: atOnce }, async () => {
    for (const [place, item] of waiting) outcomes[place] = await work(item);
  });
  await Promise.all(workers);
  return outcomes;
}
