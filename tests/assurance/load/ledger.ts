import type { KeyedSubmission } from './submissions.ts';

const timeoutMs = 30_000;

/** Records what was sent and what the server acknowledged, from the visitors' side. */
export class Ledger {
  readonly sent = new Map<string, KeyedSubmission>();
  /** Ids of acknowledged records, by idempotency key. */
  readonly acknowledged = new Map<string, string>();
  /** Responses that are neither a success nor a 503 with Retry-After. */
  readonly faults: string[] = [];
  refusals = 0;

  /** Sends a request, for the first time or again. Returns whether it was acknowledged. */
  async send(origin: string, submission: KeyedSubmission): Promise<boolean> {
    this.sent.set(submission.key, submission);
    const response = await this.#post(origin, submission).catch(() => null);
    if (!response) return false;
    if (response.status === 201) return this.#acknowledge(submission, response.body);
    if (response.status === 503 && response.retryAfter > 0) this.refusals += 1;
    else this.faults.push(`${submission.slug}: ${response.status} ${response.body}`);
    return false;
  }

  async #post(origin: string, { path, payload, headers }: KeyedSubmission) {
    const response = await fetch(origin + path, {
      method: 'POST',
      headers,
      body: new Uint8Array(payload),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const retryAfter = Number(response.headers.get('retry-after'));
    return { status: response.status, retryAfter, body: await response.text() };
  }

  #acknowledge({ key, slug }: KeyedSubmission, body: string): boolean {
    const { _id } = JSON.parse(body).data;
    const before = this.acknowledged.get(key) ?? _id;
    if (before !== _id) this.faults.push(`${slug}: a retry returned another record`);
    this.acknowledged.set(key, before);
    return true;
  }
}
