import DataLoader from 'dataloader';

interface Options<Item, Result> {
  /** Loads several items; returns their results in the same order, an error for each item that fails. */
  load: (items: readonly Item[]) => Promise<(Result | Error)[]>;
  /** How many items are loaded together at most. */
  maxItems: number;
  /** How many loads run at once. While they do, further items gather for the next one. */
  maxRunning: number;
}

/**
 * Returns a function that loads an item, together with others that are asked for at the same time. One that comes alone
 * waits for no other.
 */
export function createBatchLoader<Item, Result>({
  load,
  maxItems,
  maxRunning,
}: Options<Item, Result>): (item: Item) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  const startNext = () => {
    if (running === maxRunning) return;
    const start = waiting.shift();
    if (!start) return;
    running += 1;
    start();
  };
  const loadBatch = async (items: readonly Item[]) => {
    try {
      return await load(items);
    } finally {
      running -= 1;
      startNext();
    }
  };
  const loader = new DataLoader(loadBatch, {
    cache: false,
    maxBatchSize: maxItems,
    batchScheduleFn: (start) => {
      waiting.push(start);
      setImmediate(startNext);
    },
  });
  return (item) => loader.load(item);
}
