import { useRef, useState } from 'react';
import type { Progress } from '#ui/transmit.ts';
import type { Outcome, OutcomeTexts } from './outcome.ts';
import type { Pack } from './parcel.ts';
import { packJson } from './post-json.ts';
import { SubmissionKey } from './submission-key.ts';

interface Sending {
  /** Below /api. */
  path: string;
  texts: OutcomeTexts;
  /** How the form went that this page answers, if it was sent without script. */
  posted?: Outcome | undefined;
  onSuccess?: () => void;
  /** How an input is sent: as JSON unless another way is given. */
  pack?: Pack;
}

interface SendingState {
  pending: boolean;
  /** How far it is, where that is worth telling. */
  progress: Progress | null;
  /** Whether the visitor stopped the last one. */
  isCancelled: boolean;
  outcome: Outcome | null;
  /** Counts the outcomes, so that each is announced anew. */
  attempt: number;
}

const atRest = { pending: false, progress: null, isCancelled: false };

/**
 * Sends one thing at a time to the API and tells how it went. The same input sent again after a
 * failure counts once; while one is under way, another is ignored.
 */
export function useSending({ path, texts, posted, onSuccess, pack = packJson }: Sending) {
  const [state, setState] = useState<SendingState>({
    ...atRest,
    outcome: posted ?? null,
    attempt: 0,
  });
  const key = useRef(new SubmissionKey());
  const running = useRef<AbortController>(null);

  const show = (outcome: Outcome) =>
    setState(({ attempt }) => ({ ...atRest, outcome, attempt: attempt + 1 }));

  async function send(input: Record<string, unknown>) {
    if (running.current) return;
    const sending = new AbortController();
    running.current = sending;
    setState((before) => ({ ...before, ...atRest, pending: true, outcome: null }));
    const { identity, post } = pack(input);
    const onProgress = (progress: Progress) => setState((before) => ({ ...before, progress }));
    const outcome = await post({
      path,
      texts,
      key: key.current.for(identity),
      onProgress,
      signal: sending.signal,
    });
    running.current = null;
    if (!outcome) return setState((before) => ({ ...before, ...atRest, isCancelled: true }));
    if (outcome.kind === 'success') {
      key.current.forget();
      onSuccess?.();
    }
    show(outcome);
  }

  const cancel = () => running.current?.abort();

  return { ...state, send, show, cancel };
}
