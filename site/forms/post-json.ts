import { interrupted, keyHeader, outcomeOfAnswer, readAnswer } from './answer.ts';
import type { Outcome } from './outcome.ts';
import type { Pack, Posting } from './parcel.ts';

/** Long enough for a poor line; after that it is kinder to say so. Sending again is safe. */
const timeoutMs = 45_000;

/** Packs an input without files. It is over too soon to be watched or stopped. */
export const packJson: Pack = (input) => {
  const body = JSON.stringify(input);
  return { identity: body, post: (posting) => postJson(body, posting) };
};

async function postJson(body: string, { path, key, texts }: Posting): Promise<Outcome> {
  try {
    const response = await fetch(`/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [keyHeader]: key },
      body,
      signal: AbortSignal.timeout?.(timeoutMs) ?? null,
    });
    const answer = readAnswer(response.ok, await response.text());
    // An answer that is not ours counts as a failure without words.
    return outcomeOfAnswer(answer ?? { success: false, message: '' }, texts);
  } catch {
    return interrupted(texts);
  }
}
