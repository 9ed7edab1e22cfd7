/** Creates a random key. `randomUUID` is missing on pages served over plain HTTP. */
function createKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Holds the idempotency key of a body. It stays the same while the body does, so that sending it again
 * after a connection failure stores nothing twice.
 */
export class SubmissionKey {
  #body: string | undefined;
  #key = '';

  for(body: string): string {
    if (body !== this.#body) {
      this.#body = body;
      this.#key = createKey();
    }
    return this.#key;
  }

  /** Call it after success, so that the same body sent again is a new request. */
  forget(): void {
    this.#body = undefined;
  }
}
