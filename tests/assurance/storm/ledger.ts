import type { Sending } from './sendings.ts';

/** How long an answer is waited for. */
const patienceMs = 30_000;

/** Keeps what was sent and what was answered to it, as the visitors know it. */
export class Ledger {
  readonly sent = new Map<string, Sending>();
  /** The ids of acknowledged records, by key. */
  readonly acknowledged = new Map<string, string>();
  /** Answers that are neither a success nor a 503 that says when to come again. */
  readonly faults: string[] = [];
  refusals = 0;

  /** Sends a request, for the first time or again; answers whether it was acknowledged. */
  async send(origin: string, sending: Sending): Promise<boolean> {
    this.sent.set(sending.key, sending);
    const answer = await this.#post(origin, sending).catch(() => null);
    if (!answer) return false;
    if (answer.status === 201) return this.#note(sending, answer.body);
    if (answer.status === 503 && answer.retryAfter > 0) this.refusals += 1;
    else this.faults.push(`${sending.slug}: ${answer.status} ${answer.body}`);
    return false;
  }

  async #post(origin: string, { path, payload, headers }: Sending) {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers,
      body: new Uint8Array(payload),
      signal: AbortSignal.timeout(patienceMs),
    });
    const retryAfter = Number(answer.headers.get('retry-after'));
    return { status: answer.status, retryAfter, body: await answer.text() };
  }

  #note({ key, slug }: Sending, body: string): boolean {
    const { _id } = JSON.parse(body).data;
    const before = this.acknowledged.get(key) ?? _id;
    if (before !== _id) this.faults.push(`${slug}: a repeat was given another record`);
    this.acknowledged.set(key, before);
    return true;
  }
}
