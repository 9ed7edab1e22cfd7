import { useRef, useState } from 'react';
import type { SubmitResponse } from '#contract/leads/lead.ts';
import type { Progress } from '#ui/transmit.ts';
import { language } from '#words/site/layout';
import {
  buildConnectionFailure,
  idempotencyHeader,
  type Outcome,
  type OutcomeTexts,
  parseResponse,
  readOutcome,
} from './outcome.ts';

/** Where and how to send a submission. */
export interface SubmissionTarget {
  /** The path below /api. */
  path: string;
  /** The idempotency key: sending again with it is the same submission. */
  key: string;
  texts: OutcomeTexts;
  /** Called for uploads only. */
  onProgress: (progress: Progress) => void;
  /** Cancels an upload; other requests ignore it. */
  signal: AbortSignal;
}

/** A validated input, ready to be sent. */
interface PreparedSubmission {
  /** Equal for equal inputs. */
  identity: string;
  /** Sends it and returns the outcome, or null if it was cancelled. Never throws. */
  post: (target: SubmissionTarget) => Promise<Outcome | null>;
}

export type PrepareSubmission = (input: Record<string, unknown>) => PreparedSubmission;

/** Long enough for a slow connection. Sending again is safe. */
const timeoutMs = 45_000;

/** Prepares an input without files. It is sent too quickly for progress or cancelling. */
const prepareJson: PrepareSubmission = (input) => {
  const body = JSON.stringify(input);
  return { identity: body, post: (target) => postJson(body, target) };
};

/** A response that is not from the API counts as a failure without a message. */
const noMessage: SubmitResponse = { success: false, message: '', code: 'internal' };

async function postJson(body: string, target: SubmissionTarget): Promise<Outcome> {
  const response = await sendJson(body, target);
  if (!response) return buildConnectionFailure(target.texts);
  const answer = parseResponse(response.ok, response.text);
  return readOutcome(answer ?? noMessage, response.status, target.texts);
}

/** Posts a JSON body to the API. Returns null if the connection failed; the browser does not give a reason. */
export async function sendJson(
  body: string,
  { path, key }: Pick<SubmissionTarget, 'path' | 'key'>,
): Promise<{ ok: boolean; status: number; text: string } | null> {
  try {
    const response = await fetch(`/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [idempotencyHeader]: key },
      body,
      signal: AbortSignal.timeout?.(timeoutMs) ?? null,
    });
    return { ok: response.ok, status: response.status, text: await response.text() };
  } catch {
    // The caller tries again, or reports the lost connection.
    return null;
  }
}

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
class SubmissionKey {
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

interface Sending {
  /** The path below /api. */
  path: string;
  texts: OutcomeTexts;
  /** The outcome of the form, if it was sent without JavaScript. */
  posted?: Outcome | undefined;
  onSuccess?: (message: string) => void;
  /** How to send an input; as JSON by default. */
  prepare?: PrepareSubmission;
}

interface SendingState {
  pending: boolean;
  /** The progress of an upload; null otherwise. */
  progress: Progress | null;
  /** Whether the visitor cancelled the last submission. */
  isCancelled: boolean;
  outcome: Outcome | null;
  /** Counts the outcomes, so that each is announced. */
  attempt: number;
}

const idle = { pending: false, progress: null, isCancelled: false };

/**
 * Sends one input at a time to the API and holds the outcome. The same input sent again after a failure
 * counts once. While one is being sent, another is ignored.
 */
export function useSending({ path, texts, posted, onSuccess, prepare = prepareJson }: Sending) {
  const [state, setState] = useState<SendingState>({
    ...idle,
    outcome: posted ?? null,
    attempt: 0,
  });
  const key = useRef(new SubmissionKey());
  const running = useRef<AbortController>(null);

  const show = (outcome: Outcome) =>
    setState(({ attempt }) => ({ ...idle, outcome, attempt: attempt + 1 }));

  /** Returns the outcome; null if there is none, because it was cancelled or another one is being sent. */
  async function send(input: Record<string, unknown>): Promise<Outcome | null> {
    if (running.current) return null;
    const sending = new AbortController();
    running.current = sending;
    setState((before) => ({ ...before, ...idle, pending: true, outcome: null }));
    // Answers come in the language of the page; English is the default.
    const { identity, post } = prepare(language === 'en' ? input : { ...input, language });
    const onProgress = (progress: Progress) => setState((before) => ({ ...before, progress }));
    const outcome = await post({
      path,
      texts,
      key: key.current.for(identity),
      onProgress,
      signal: sending.signal,
    });
    running.current = null;
    if (!outcome) {
      setState((before) => ({ ...before, ...idle, isCancelled: true }));
      return null;
    }
    if (outcome.kind === 'success') {
      key.current.forget();
      onSuccess?.(outcome.message);
    }
    show(outcome);
    return outcome;
  }

  const cancel = () => running.current?.abort();
  const clear = () => setState((before) => ({ ...before, outcome: null }));

  return { ...state, send, show, cancel, clear };
}
