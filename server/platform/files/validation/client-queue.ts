interface WaitingTask {
  client: string;
  start: () => void;
}

/** Runs a task when it is its client's turn. */
export type FairQueue = <Result>(client: string, task: () => Promise<Result>) => Promise<Result>;

/**
 * Creates a queue that runs one task at a time. Clients take turns, so that a client with many tasks does not
 * block the others.
 */
export function createFairQueue(): FairQueue {
  const waiting: WaitingTask[] = [];
  /** How many turns each client has had since the queue was last empty. */
  const turns = new Map<string, number>();
  const countTurns = ({ client }: WaitingTask) => turns.get(client) ?? 0;
  let isBusy = false;

  /** Starts the oldest waiting task among the clients with the fewest turns. */
  function startNext(): void {
    const [first, ...others] = waiting;
    if (!first) {
      isBusy = false;
      turns.clear();
      return;
    }
    const next = others.reduce(
      (best, one) => (countTurns(one) < countTurns(best) ? one : best),
      first,
    );
    waiting.splice(waiting.indexOf(next), 1);
    turns.set(next.client, countTurns(next) + 1);
    isBusy = true;
    next.start();
  }

  return async (client, task) => {
    await new Promise<void>((start) => {
      waiting.push({ client, start });
      if (!isBusy) startNext();
    });
    try {
      return await task();
    } finally {
      startNext();
    }
  };
}
