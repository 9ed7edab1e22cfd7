/** A random name for one submission; randomUUID is missing where the page came over plain http. */
function mintKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Gives each body its key: the same one for as long as the body stays the same, so that sending it
 * again after a broken line stores nothing twice.
 */
export class SubmissionKey {
  #body: string | undefined;
  #key = '';

  for(body: string): string {
    if (body !== this.#body) {
      this.#body = body;
      this.#key = mintKey();
    }
    return this.#key;
  }

  /** To be called after success: the same body sent once more is then a new request. */
  forget(): void {
    this.#body = undefined;
  }
}
