import { useState } from 'react';
import type { BookedPrice, FieldError } from '#contract/http/http.ts';
import { fieldErrors, findHeadline } from '#contract/input/issues.ts';
import { readForm } from '#contract/input/read-form.ts';
import type { LeadFacts } from '#contract/leads/lead.ts';
import type { z } from '#contract/zod.ts';
import { readVisitSource } from '../analytics/visit-source.ts';
import type { FileHandling } from './file-handling.ts';
import type { LeadFormTimes } from './lead-form.tsx';
import {
  type AlternativeFields,
  addAlternativeErrors,
  buildOutcome,
  type Outcome,
  type OutcomeTexts,
} from './outcome.ts';
import type { PostedForm } from './posted-form.ts';
import { useSending } from './use-sending.ts';

type Facts = Pick<LeadFacts, 'input' | 'paths' | 'texts'>;

interface Options {
  /** The result of the form, if it was sent without JavaScript. */
  posted: PostedForm | undefined;
  alternatives?: AlternativeFields;
  /** File handling, for a form with files. */
  files?: FileHandling;
  /** For a form with times to choose from. */
  times?: Pick<LeadFormTimes, 'fillInput' | 'onRefused'>;
  onPriceRefused?: (price: BookedPrice) => void;
}

/**
 * The state of one form: validates it with the shared schema, sends it and holds the outcome. A second
 * submit is ignored while one is being sent.
 */
export function useSubmission(facts: Facts, options: Options) {
  const { posted, alternatives = noAlternatives, files, times, onPriceRefused } = options;
  const { texts } = facts;
  const { send, show, ...sending } = useSending({
    path: facts.paths.submit,
    texts,
    posted: posted?.answer ? buildOutcome(posted.answer, texts) : undefined,
    ...(files && { prepare: files.prepare }),
  });
  const [sent, setSent] = useState<Record<string, unknown>>(posted?.values ?? {});
  const [changed, setChanged] = useState<Changed>(unchanged);
  const outcome = addAlternativeErrors(sending.outcome, sent, alternatives);

  async function submit(form: HTMLFormElement) {
    if (sending.pending) return;
    const fields = new FormData(form);
    const input = readForm(facts.input, fields);
    setSent(input);
    const checked = facts.input.safeParse(times ? times.fillInput(input) : input);
    const faults = files?.findFaults(fields) ?? [];
    if (!checked.success || faults.length > 0) {
      return show(buildRejection(checked.error?.issues ?? [], texts, faults));
    }
    const source = readVisitSource();
    const result = await send({ ...checked.data, source, ...files?.pickFiles(fields) });
    if (result?.kind === 'failure' && result.next) {
      times?.onRefused(String(input.slot), result.code);
    }
    if (result?.kind === 'failure' && result.price) onPriceRefused?.(result.price);
  }

  /** The error of a field, until the field changes, since it may then be outdated. */
  function findError(field: string): FieldError | undefined {
    if (outcome?.kind !== 'failure') return undefined;
    if (changed.since === sending.attempt && changed.fields.has(field)) return undefined;
    return outcome.errors.find((error) => error.field === field);
  }

  /** Does nothing if no errors are shown, so that typing does not render the form. */
  function markChanged(field: string) {
    if (outcome?.kind !== 'failure') return;
    setChanged((before) => withChange(before, sending.attempt, field));
  }

  return { ...sending, outcome, sent, submit, findError, markChanged };
}

/**
 * Builds the outcome of a failed validation, from the schema's issues and the faults of files. The schema's
 * headline, or else the first message, becomes the message.
 */
function buildRejection(
  issues: readonly z.core.$ZodIssue[],
  texts: OutcomeTexts,
  faults: readonly FieldError[] = [],
): Outcome {
  const errors = [...fieldErrors(issues), ...faults];
  const message = findHeadline(issues) ?? errors[0]?.message ?? texts.submitFailed;
  return { kind: 'failure', message, errors };
}

const noAlternatives: AlternativeFields = {};

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
