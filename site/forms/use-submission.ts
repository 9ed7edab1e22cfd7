import { useRef, useState } from 'react';
import { fieldErrors, type LeadFacts } from '#contract/lead.ts';
import { readForm } from '#contract/read-form.ts';
import { type Outcome, outcomeOf, rejection } from './outcome.ts';
import { postJson } from './post-json.ts';
import { SubmissionKey } from './submission-key.ts';

interface State {
  pending: boolean;
  outcome: Outcome | null;
  /** Counts the outcomes, so that each is announced anew. */
  attempt: number;
  /** Fields changed since the outcome; their errors may no longer be true. */
  changed: ReadonlySet<string>;
}

type Facts = Pick<LeadFacts, 'input' | 'paths' | 'texts'>;

/**
 * The life of one form: check it with the shared schema, send it, tell how it went. `posted` is the
 * outcome of a form sent without script. A second submit while one runs is ignored.
 */
export function useSubmission(facts: Facts, posted: Outcome | null, onSuccess: () => void) {
  const [state, setState] = useState<State>(() => startState(posted));
  const key = useRef(new SubmissionKey());
  const running = useRef(false);

  const show = (outcome: Outcome) =>
    setState(({ attempt }) => ({ ...startState(outcome), attempt: attempt + 1 }));

  async function submit(form: HTMLFormElement) {
    if (running.current) return;
    const checked = facts.input.safeParse(readForm(facts.input, new FormData(form)));
    if (!checked.success) return show(rejection(fieldErrors(checked.error.issues), facts.texts));
    running.current = true;
    setState((before) => ({ ...before, pending: true }));
    const body = JSON.stringify(checked.data);
    const outcome = await postJson({
      path: facts.paths.submit,
      body,
      key: key.current.for(body),
      texts: facts.texts,
    });
    running.current = false;
    if (outcome.kind === 'success') {
      key.current.forget();
      onSuccess();
    }
    show(outcome);
  }

  return {
    ...state,
    submit,
    errorOf: (field: string) => errorOf(state, field),
    markChanged: (field: string) =>
      setState((before) =>
        before.changed.has(field)
          ? before
          : { ...before, changed: new Set(before.changed).add(field) },
      ),
  };
}

const startState = (outcome: Outcome | null): State => ({
  pending: false,
  outcome,
  attempt: 0,
  changed: new Set(),
});

function errorOf({ outcome, changed }: State, field: string): string | undefined {
  if (outcome?.kind !== 'failure' || changed.has(field)) return undefined;
  return outcome.errors.find((error) => error.field === field)?.message;
}

/** The outcome of a form that was sent without script, if this page is the answer to one. */
export function postedOutcome(
  posted: { answer: Parameters<typeof outcomeOf>[0] } | undefined,
  facts: Facts,
): Outcome | null {
  return posted ? outcomeOf(posted.answer, facts.texts) : null;
}
