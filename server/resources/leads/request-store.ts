import DataLoader from 'dataloader';
import pg from 'pg';
import { isDatabaseUnavailable } from '#server/platform/db/errors.ts';
import type { Lead } from './lead.ts';
import { leads } from './registry.ts';
import { type NewRequest, prepareSubmission } from './submit-statement.ts';

interface Options<Item, Result> {
  /** Loads several items; returns their results in the same order, with an error for each item that fails. */
  load: (items: readonly Item[]) => Promise<(Result | Error)[]>;
  /** The maximum number of items per load. */
  maxItems: number;
  /** The maximum number of concurrent loads. Meanwhile, further items are batched for the next one. */
  maxRunning: number;
}

/**
 * Returns a function that loads an item, batched with others that are requested at the same time. A single item is
 * loaded without waiting.
 */
function createBatchLoader<Item, Result>({
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

type Client = Pick<pg.ClientBase, 'query'>;

/** Stores requests. Both functions return false if the request's idempotency key is already stored. */
export interface RequestStore {
  /** Stores a request, in one statement with others of its type that arrive at the same time. */
  store: (lead: Lead, request: NewRequest) => Promise<boolean>;
  /** Stores a request in a separate statement; `client` is a connection with a transaction, or else the pool. */
  storeAlone: (lead: Lead, request: NewRequest, client?: Client) => Promise<boolean>;
}

/** The maximum number of requests per statement. */
const maxRequests = 32;
/** The maximum number of concurrent statements per type. Meanwhile, new requests are batched for the next one. */
const maxRunning = 4;

/** The statement that stores requests, by type. */
const statements = new Map(leads.map((lead) => [lead, prepareSubmission(lead, leads)]));

/** Stores requests with different keys in one statement. Returns the ids of those that it stored. */
async function runStatement(
  client: Client,
  lead: Lead,
  requests: readonly NewRequest[],
): Promise<Set<string>> {
  const statement = statements.get(lead);
  if (!statement) throw new Error(`${lead.facts.slug} is not a registered type`);
  const { rows } = await client.query<{ _id: string }>(statement(requests));
  return new Set(rows.map(({ _id }) => _id));
}

/** Whether a statement failed because of its data. */
const isCausedByRow = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !isDatabaseUnavailable(error);

/** Returns the first request of each key. */
const listFirstOfKeys = (requests: readonly NewRequest[]): NewRequest[] => [
  ...new Map(requests.toReversed().map((request) => [request.key, request])).values(),
];

/**
 * Creates the store: a flood of requests needs few statements and commits, and a single request is stored without
 * waiting.
 */
export function createRequestStore(pool: pg.Pool): RequestStore {
  const storeAlone: RequestStore['storeAlone'] = async (lead, request, client = pool) =>
    (await runStatement(client, lead, [request])).has(request.row._id);

  /** Stores requests together or, if one of them fails, one by one. Returns the errors of the failed ones. */
  async function storeTogether(lead: Lead, requests: readonly NewRequest[]) {
    try {
      const stored = await runStatement(pool, lead, listFirstOfKeys(requests));
      return requests.map(({ row }) => stored.has(row._id));
    } catch (error) {
      if (requests.length === 1 || !isCausedByRow(error)) throw error;
      const alone = requests.map((request) => storeAlone(lead, request));
      return (await Promise.allSettled(alone)).map((result) =>
        result.status === 'fulfilled' ? result.value : (result.reason as Error),
      );
    }
  }

  const loaders = new Map(
    leads.map((lead) => {
      const load = (requests: readonly NewRequest[]) => storeTogether(lead, requests);
      return [lead, createBatchLoader({ load, maxItems: maxRequests, maxRunning })];
    }),
  );
  return {
    storeAlone,
    store: async (lead, request) => {
      const load = loaders.get(lead);
      if (!load) throw new Error(`${lead.facts.slug} is not a registered type`);
      return await load(request);
    },
  };
}
