import { useRef, useState } from 'react';
import type { Progress } from '#ui/transmit.ts';
import type { Outcome, OutcomeTexts } from './outcome.ts';
import { prepareJson } from './post-json.ts';
import type { PrepareSubmission } from './prepared-submission.ts';
import { SubmissionKey } from './submission-key.ts';

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
    const { identity, post } = prepare(input);
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
