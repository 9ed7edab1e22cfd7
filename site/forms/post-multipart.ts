import { transmit } from '#ui/transmit.ts';
import { interrupted, keyHeader, outcomeOfAnswer, readAnswer, safe, trySoon } from './answer.ts';
import type { Outcome, OutcomeTexts } from './outcome.ts';
import type { Pack, Posting } from './parcel.ts';
import { unreadableFiles } from './unreadable-files.ts';
import { wordsOfPage } from './words-of-page.ts';

/** What is said of an answer that is not ours, by its status and its words. */
export type UnclearText = (status: number, words: string) => string;

/** A file stands for what the browser tells of it: the same choice made again is the same. */
const traitsOf = (_name: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

/** Packs an input with files as a multipart form. It tells how far it is, and can be stopped. */
export function multipartPack(unclear: UnclearText): Pack {
  return (input) => ({
    identity: JSON.stringify(input, traitsOf),
    post: (posting) => postMultipart(formOf(input), posting, unclear),
  });
}

/** Texts go first: the server knows what it is about before it takes in what is long. */
function formOf(input: Record<string, unknown>): FormData {
  const form = new FormData();
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  for (const [name, value] of given) if (!(value instanceof File)) form.append(name, String(value));
  for (const [name, value] of given) if (value instanceof File) form.append(name, value);
  return form;
}

async function postMultipart(
  form: FormData,
  { path, key, texts, onProgress, signal }: Posting,
  unclear: UnclearText,
): Promise<Outcome | null> {
  const headers = { [keyHeader]: key };
  const ending = await transmit(`/api${path}`, {
    method: 'POST',
    form,
    headers,
    onProgress,
    signal,
  });
  if (ending === 'stopped') return null;
  if (ending === 'broken') return (await unreadable(form)) ?? interrupted(texts);
  const { status, text } = ending;
  const answer = readAnswer(status >= 200 && status < 300, text);
  return answer ? outcomeOfAnswer(answer, texts) : unclearOutcome(status, text, texts, unclear);
}

/** A file that has changed since it was chosen fails like a broken line, and would for ever. */
async function unreadable(form: FormData): Promise<Outcome | null> {
  const message = 'This file cannot be read any more: please choose it again';
  const errors = (await unreadableFiles(form)).map((field) => ({ field, message }));
  return errors.length > 0 ? { kind: 'failure', message, errors } : null;
}

function unclearOutcome(
  status: number,
  page: string,
  { submitFailed }: OutcomeTexts,
  unclear: UnclearText,
): Outcome {
  const words = wordsOfPage(page);
  const advice =
    status === 413 ? `Your files are too large for the line: try smaller ones. ${safe}` : trySoon;
  const [message, detail] = words
    ? [unclear(status, words), `${submitFailed}. ${advice}`]
    : [submitFailed, advice];
  return { kind: 'failure', message, detail, errors: [] };
}
