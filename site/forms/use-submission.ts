import { useState } from 'react';
import type { LeadFacts } from '#contract/lead.ts';
import { readForm } from '#contract/read-form.ts';
import type { FileHandling } from './file-handling.ts';
import { outcomeOf, rejection } from './outcome.ts';
import type { PostedForm } from './posted-form.ts';
import { type StandIns, withStandIns } from './stand-ins.ts';
import { useSending } from './use-sending.ts';

type Facts = Pick<LeadFacts, 'input' | 'paths' | 'texts'>;

interface Options {
  /** The form that this page answers, if one was sent without script. */
  posted: PostedForm | undefined;
  standIns?: StandIns;
  /** For a form with files. */
  files?: FileHandling;
  onSuccess: () => void;
}

/**
 * The life of one form: check it with the shared schema, send it, tell how it went. A second submit
 * while one runs is ignored.
 */
export function useSubmission(facts: Facts, options: Options) {
  const { posted, standIns = noStandIns, files, onSuccess } = options;
  const { texts } = facts;
  const { send, show, ...sending } = useSending({
    path: facts.paths.submit,
    texts,
    posted: posted && outcomeOf(posted.answer, texts),
    onSuccess,
    ...(files && { pack: files.pack }),
  });
  const [sent, setSent] = useState<Record<string, unknown>>(posted?.values ?? {});
  const [changed, setChanged] = useState<Changed>(unchanged);
  const outcome = withStandIns(sending.outcome, sent, standIns);

  function submit(form: HTMLFormElement) {
    if (sending.pending) return;
    const fields = new FormData(form);
    const input = readForm(facts.input, fields);
    setSent(input);
    const checked = facts.input.safeParse(input);
    const faults = files?.faultsIn(fields) ?? [];
    if (checked.success && faults.length === 0)
      send({ ...checked.data, ...files?.filesIn(fields) });
    else show(rejection(checked.error?.issues ?? [], texts, faults));
  }

  /** What is wrong with a field, until it is changed: then it may no longer be true. */
  function errorOf(field: string): string | undefined {
    if (outcome?.kind !== 'failure') return undefined;
    if (changed.since === sending.attempt && changed.fields.has(field)) return undefined;
    return outcome.errors.find((error) => error.field === field)?.message;
  }

  /** Without errors on show there is nothing to take back, and typing renders nothing. */
  function markChanged(field: string) {
    if (outcome?.kind !== 'failure') return;
    setChanged((before) => withChange(before, sending.attempt, field));
  }

  return { ...sending, outcome, submit, errorOf, markChanged };
}

const noStandIns: StandIns = {};

/** The fields changed since an attempt. */
interface Changed {
  since: number;
  fields: ReadonlySet<string>;
}

const unchanged: Changed = { since: 0, fields: new Set() };

function withChange(before: Changed, attempt: number, field: string): Changed {
  const fields = before.since === attempt ? before.fields : unchanged.fields;
  if (before.since === attempt && fields.has(field)) return before;
  return { since: attempt, fields: new Set(fields).add(field) };
}
