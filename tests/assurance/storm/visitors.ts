import { setTimeout as sleep } from 'node:timers/promises';

const pages = [
  ...['/', '/models', '/models/haval-h6', '/models/tank-500', '/test-drive', '/book-now', '/faq'],
  ...['/find-a-dealer', '/news-and-events/news', '/careers', '/contact-us', '/api/dealers'],
];

/** People who read public pages, each one page at a time and with time to think between. */
export class Visitors {
  /** How many pages were read, and the answers that were no page. */
  read = 0;
  readonly faults: string[] = [];
  readonly #loops: Promise<void>[] = [];
  readonly #leave = new AbortController();

  constructor(origin: string, count: number, thinkMs: number) {
    for (let visitor = 0; visitor < count; visitor += 1) {
      this.#loops.push(this.#browse(origin, thinkMs));
    }
  }

  async stop(): Promise<void> {
    this.#leave.abort();
    await Promise.all(this.#loops);
  }

  async #browse(origin: string, thinkMs: number): Promise<void> {
    const { signal } = this.#leave;
    const think = () => sleep(Math.random() * 2 * thinkMs, undefined, { signal }).catch(() => {});
    for (await think(); !signal.aborted; await think()) {
      const page = pages[Math.floor(Math.random() * pages.length)] ?? '/';
      await this.#look(origin + page);
    }
  }

  async #look(url: string): Promise<void> {
    try {
      const headers = { 'accept-encoding': 'identity' };
      const answer = await fetch(url, { headers, signal: AbortSignal.timeout(30_000) });
      await answer.arrayBuffer();
      this.read += 1;
      if (answer.status !== 200) this.faults.push(`${url}: ${answer.status}`);
    } catch (error) {
      this.faults.push(`${url}: ${error}`);
    }
  }
}
