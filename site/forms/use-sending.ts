import { useRef, useState } from 'react';
import type { Outcome, OutcomeTexts } from './outcome.ts';
import { postJson } from './post-json.ts';
import { SubmissionKey } from './submission-key.ts';

interface Sending {
  /** Below /api. */
  path: string;
  texts: OutcomeTexts;
  /** How the form went that this page answers, if it was sent without script. */
  posted?: Outcome | undefined;
  onSuccess?: () => void;
}

/**
 * Sends one thing at a time to the API and tells how it went. The same input sent again after a
 * failure counts once; while one is under way, another is ignored.
 */
export function useSending({ path, texts, posted, onSuccess }: Sending) {
  const [state, setState] = useState({
    pending: false,
    outcome: posted ?? null,
    /** Counts the outcomes, so that each is announced anew. */
    attempt: 0,
  });
  const key = useRef(new SubmissionKey());
  const running = useRef(false);

  const show = (outcome: Outcome) =>
    setState(({ attempt }) => ({ pending: false, outcome, attempt: attempt + 1 }));

  async function send(input: Record<string, unknown>) {
    if (running.current) return;
    running.current = true;
    setState((before) => ({ ...before, pending: true }));
    const body = JSON.stringify(input);
    const outcome = await postJson({ path, body, key: key.current.for(body), texts });
    running.current = false;
    if (outcome.kind === 'success') {
      key.current.forget();
      onSuccess?.();
    }
    show(outcome);
  }

  return { ...state, send, show };
}
