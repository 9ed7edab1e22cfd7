import { hash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Quote } from '#contract/on-road/quotes.ts';
import { PageBody } from './page-body.ts';
import { PageCache } from './page-cache.ts';
import { RenderSlots } from './render-slots.ts';

/** About a hundred files. */
const maxBytes = 4 * 1024 * 1024;
const limits = {
  total: { running: 1, waiting: 8 },
  perNetwork: { running: 1, waiting: 4 },
} as const;
/** After a file is built, none is built for this many times its CPU time. */
const restFactor = 2;

/**
 * The finished files of quotes. A PDF takes up to 300 ms of the main thread, so files are built one after another with
 * rests between them: however many are requested, they take about a third of the thread at most.
 */
export class QuoteFiles {
  readonly #kept = new PageCache({ maxBytes });
  readonly #slots = new RenderSlots(limits);

  /** Returns the kept file; undefined if it has to be built. */
  find(key: string): Buffer | undefined {
    return this.#kept.find(key)?.body.plain;
  }

  /** Returns the kept file, or builds it once for all concurrent callers. Throws `unavailable` if too many wait. */
  async get(key: string, network: string, build: () => Promise<Buffer>): Promise<Buffer> {
    const { body } = await this.#kept.get(key, async () => ({
      status: 200,
      headers: {},
      body: PageBody.fromBytes(await this.#build(network, build)),
      shows: new Set(),
      isComplete: true,
      isCacheable: true,
    }));
    return body.plain;
  }

  async #build(network: string, build: () => Promise<Buffer>): Promise<Buffer> {
    const built = Promise.withResolvers<Buffer>();
    const buildAndRest = async () => {
      const before = process.cpuUsage();
      built.resolve(await build());
      const { user, system } = process.cpuUsage(before);
      await setTimeout((restFactor * (user + system)) / 1_000, undefined, { ref: false });
    };
    this.#slots.run(network, buildAndRest).catch(built.reject);
    return await built.promise;
  }
}

/** The key of a quote's file. Only a name that is erased changes what the file shows; the key holds all of it. */
export const buildFileKey = (kind: 'pdf' | 'picture', quote: Quote): string =>
  `${kind} ${hash('sha256', JSON.stringify(quote))}`;
