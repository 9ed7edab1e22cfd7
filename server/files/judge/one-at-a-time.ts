interface Waiting {
  client: string;
  start: () => void;
}

const waiting: Waiting[] = [];
let isBusy = false;
/** How often each waiting client has had its turn, since it last had nothing to wait for. */
const turns = new Map<string, number>();

const turnsOf = ({ client }: Waiting) => turns.get(client) ?? 0;

/** Starts the work of whoever had the fewest turns; of those the one who waits the longest. */
function startNext(): void {
  const [first, ...others] = waiting;
  if (!first) {
    isBusy = false;
    turns.clear();
    return;
  }
  const next = others.reduce((best, one) => (turnsOf(one) < turnsOf(best) ? one : best), first);
  waiting.splice(waiting.indexOf(next), 1);
  turns.set(next.client, turnsOf(next) + 1);
  isBusy = true;
  next.start();
}

/**
 * Runs work on pictures, one after another: each may need much memory. Clients take turns, so that one
 * who sends many pictures makes nobody else wait for more than the one that is being worked on.
 */
export async function oneAtATime<Result>(
  client: string,
  work: () => Promise<Result>,
): Promise<Result> {
  await new Promise<void>((start) => {
    waiting.push({ client, start });
    if (!isBusy) startNext();
  });
  try {
    return await work();
  } finally {
    startNext();
  }
}
