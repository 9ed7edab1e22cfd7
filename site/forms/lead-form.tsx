import { type FormEvent, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { BookedPrice } from '#contract/http/http.ts';
import type { FaultCode } from '#contract/input/fault-codes.ts';
import type { LeadFacts } from '#contract/leads/lead.ts';
import type { NextStep } from '#contract/leads/next-step.ts';
import type { Progress } from '#ui/transmit.ts';
import { nameColor } from '#words/catalogue/colors';
import * as words from '#words/site/forms';
import type { SectionProps } from './common-fields.tsx';
import type { Answer, WayBack } from './confirmation.tsx';
import type { FileHandling } from './file-handling.ts';
import { type FieldLayouts, FormOutcome, nameField, outcomeId } from './form-outcome.tsx';
import type { AlternativeFields } from './outcome.ts';
import { PlainConfirmation } from './plain-confirmation.tsx';
import { type FieldValues, getKeptValues, type PostedForm } from './posted-form.ts';
import { useSubmission } from './use-submission.ts';

/** Loads the confirmation. Without a connection the short one takes its place, since the request was stored. */
const loadConfirmation = () =>
  import('./confirmation.tsx')
    .then(({ Confirmation }) => ({ default: Confirmation }))
    .catch(() => ({ default: PlainConfirmation }));

const Confirmation = lazy(loadConfirmation);

/** What a form passes to its fields: the sections' props and the state of sending. */
interface LeadFormState {
  section: SectionProps;
  pending: boolean;
  upload: Upload;
  /** Call it after setting a field's value in code: the browser reports typing only. */
  onSet: (field: string) => void;
}

/** The upload of a form with files: its progress, and how to cancel it. */
export interface Upload {
  progress: Progress | null;
  isCancelled: boolean;
  cancel: () => void;
}

/** The additions of a form with times to choose from. */
export interface LeadFormTimes {
  /** Fills the date and the time from the chosen slot, before the input is validated. */
  fillInput: (input: Record<string, unknown>) => Record<string, unknown>;
  /** Called if the chosen slot was taken or is invalid; `message` says which. */
  onRefused: (slot: string, code: FaultCode | undefined) => void;
  /** Shows the next free slots. */
  suggest: (next: readonly string[], onSet: (field: string) => void) => ReactNode;
}

type FormFacts = Pick<LeadFacts, 'input' | 'labels' | 'paths' | 'texts' | 'appointment'>;

interface LeadFormProps<Facts extends FormFacts> {
  facts: Facts;
  posted: PostedForm | undefined;
  /** Initial values, unless the form was sent and rejected. */
  initial?: FieldValues;
  alternatives?: AlternativeFields;
  /** For a form with files, which is sent as multipart. */
  files?: FileHandling;
  /** The fields that only one of the form's layouts has. */
  layouts?: FieldLayouts;
  /** A field that the form does not show at present: neither the error summary nor the confirmation names it. */
  unasked?: keyof Facts['labels'] | undefined;
  /** What happens next; shown after success. */
  next: string;
  /** The fields that the confirmation repeats, in its order. */
  confirmed: readonly (keyof Facts['labels'])[];
  /** Adds answers to the confirmation that are no labelled field. */
  addAnswers?: (
    sent: Readonly<Record<string, unknown>>,
    step: NextStep | undefined,
  ) => readonly Answer[];
  /** Where the confirmation leads. */
  back: WayBack;
  /**
   * Receives the fields at each change, when a blank form starts, and after hydration, since earlier typing
   * is known to the DOM only. Must be a stable function.
   */
  onFields?: (fields: FormData) => void;
  /** Called with the price of a booking that was refused because the page showed another one. */
  onPriceRefused?: (price: BookedPrice) => void;
  /** For a form with times to choose from. */
  times?: LeadFormTimes;
  children: (state: LeadFormState) => ReactNode;
}

/** A visitor's form with its errors above. After success a confirmation takes its place, until a new one starts. */
export function LeadForm<Facts extends FormFacts>({
  facts,
  posted,
  initial = {},
  layouts = {},
  unasked,
  next,
  confirmed,
  addAnswers = () => [],
  back,
  alternatives,
  files,
  onFields,
  onPriceRefused,
  times,
  children,
}: LeadFormProps<Facts>) {
  const labels = Object.fromEntries(
    Object.entries(facts.labels).filter(([name]) => name !== unasked),
  );
  const [round, setRound] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const submission = useSubmission(facts, {
    posted,
    ...(alternatives && { alternatives }),
    ...(files && { files }),
    ...(times && { times }),
    ...(onPriceRefused && { onPriceRefused }),
  });

  useEffect(() => {
    if (form.current) onFields?.(new FormData(form.current));
    // The button that started it no longer exists.
    if (round > 0) form.current?.focus();
  }, [round, onFields]);

  function onSet(field: string) {
    submission.markChanged(field);
    if (form.current) onFields?.(new FormData(form.current));
  }

  function startAgain() {
    submission.clear();
    setRound(round + 1);
  }

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    submission.submit(event.currentTarget);
  }

  const first = posted ? getKeptValues(posted) : initial;
  const values = round === 0 ? first : {};
  const { outcome } = submission;
  if (outcome?.kind === 'success') {
    return (
      <div id={outcomeId}>
        <Suspense>
          <Confirmation
            message={outcome.message}
            reference={outcome.reference}
            next={next}
            trackingUrl={outcome.trackingUrl}
            appointment={
              outcome.appointmentUrl && facts.appointment
                ? { url: outcome.appointmentUrl, kind: facts.appointment.kind }
                : undefined
            }
            verifyCode={outcome.verifyCode}
            step={outcome.step}
            answers={[
              ...listAnswers(confirmed as readonly string[], labels, submission.sent),
              ...addAnswers(submission.sent, outcome.step),
            ]}
            back={back}
            onAgain={startAgain}
          />
        </Suspense>
      </div>
    );
  }
  return (
    <>
      <FormOutcome outcome={outcome} attempt={submission.attempt} labels={labels} layouts={layouts}>
        {outcome?.next && times?.suggest(outcome.next, onSet)}
      </FormOutcome>
      <p role="status" className="sr-only">
        {submission.pending && words.formIsSent}
      </p>
      <form
        key={round}
        ref={form}
        tabIndex={-1}
        method="post"
        action={`#${outcomeId}`}
        encType={files && 'multipart/form-data'}
        noValidate
        onSubmit={send}
        onChange={({ target }) => {
          // The confirmation is loaded by the time that the form is sent.
          loadConfirmation();
          if ('name' in target) onSet(String(target.name));
        }}
      >
        {children({
          section: {
            field: (name) => ({
              name,
              label: facts.labels[name] ?? '',
              defaultValue: values[name],
              error: nameField(submission.findError(name), labels[name]),
            }),
          },
          pending: submission.pending,
          upload: submission,
          onSet,
        })}
      </form>
    </>
  );
}

/** The confirmed fields that were filled in, with their labels. */
function listAnswers(
  fields: readonly string[],
  labels: Readonly<Record<string, string>>,
  sent: Record<string, unknown>,
): Answer[] {
  return fields.flatMap((field) => {
    const label = labels[field];
    const value = sent[field];
    if (!label || typeof value !== 'string' || value === '') return [];
    return [{ label, value: field === 'selectedColor' ? nameColor(value) : value }];
  });
}
