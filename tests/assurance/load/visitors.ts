import { setTimeout as sleep } from 'node:timers/promises';

const pages = [
  ...['/', '/models', '/models/haval-h6', '/models/tank-500', '/test-drive', '/book-now', '/faq'],
  ...['/find-a-dealer', '/news-and-events/news', '/careers', '/contact-us', '/api/dealers'],
];

/** Visitors who read public pages one at a time, with think time between them. */
export class Visitors {
  /** Pages read so far. */
  read = 0;
  /** Failed requests and responses other than 200. */
  readonly faults: string[] = [];
  readonly #loops: Promise<void>[] = [];
  readonly #abort = new AbortController();

  constructor(origin: string, count: number, thinkMs: number) {
    for (let visitor = 0; visitor < count; visitor += 1) {
      this.#loops.push(this.#browse(origin, thinkMs));
    }
  }

  async stop(): Promise<void> {
    this.#abort.abort();
    await Promise.all(this.#loops);
  }

  async #browse(origin: string, thinkMs: number): Promise<void> {
    const { signal } = this.#abort;
    const think = () => sleep(Math.random() * 2 * thinkMs, undefined, { signal }).catch(() => {});
    for (await think(); !signal.aborted; await think()) {
      const page = pages[Math.floor(Math.random() * pages.length)] ?? '/';
      await this.#readPage(origin + page);
    }
  }

  async #readPage(url: string): Promise<void> {
    try {
      const headers = { 'accept-encoding': 'identity' };
      const response = await fetch(url, { headers, signal: AbortSignal.timeout(30_000) });
      await response.arrayBuffer();
      this.read += 1;
      if (response.status !== 200) this.faults.push(`${url}: ${response.status}`);
    } catch (error) {
      this.faults.push(`${url}: ${error}`);
    }
  }
}
