import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { LeadFacts } from '#contract/lead.ts';
import type { Progress } from '#ui/transmit.ts';
import type { FileHandling } from './file-handling.ts';
import { type FieldLabel, FormOutcome, outcomeId } from './form-outcome.tsx';
import { type FieldValues, keptValues, type PostedForm } from './posted-form.ts';
import type { SectionProps } from './section-props.ts';
import type { StandIns } from './stand-ins.ts';
import { useSubmission } from './use-submission.ts';

/** What a form's own part is given: its groups' props, and the state of sending. */
interface LeadFormState {
  section: SectionProps;
  pending: boolean;
  upload: Upload;
  /** To be called by what sets a field's value itself: the browser tells of typing only. */
  onSet: (field: string) => void;
}

/** The sending of a form with files: how far it is, and how to stop it. */
export interface Upload {
  progress: Progress | null;
  isCancelled: boolean;
  cancel: () => void;
}

interface LeadFormProps {
  facts: Pick<LeadFacts, 'input' | 'paths' | 'texts'>;
  posted: PostedForm | undefined;
  /** What the fields of the first form start with, unless it was sent and refused. */
  initial?: FieldValues;
  standIns?: StandIns;
  /** For a form with files: it is sent as multipart. */
  files?: FileHandling;
  /** The fields as the error summary calls them. */
  labels: Record<string, FieldLabel>;
  /** What happens next, said after success. */
  next: string;
  /**
   * Told what stands in the fields: at each change, as a blank form begins, and after hydration,
   * since what was typed before it only the document knows. Has to stay the same function.
   */
  onFields?: (fields: FormData) => void;
  children: (state: LeadFormState) => ReactNode;
}

/** A visitor's form with its outcome above it. Each success begins a new, blank one. */
export function LeadForm({
  facts,
  posted,
  initial = {},
  labels,
  next,
  standIns,
  files,
  onFields,
  children,
}: LeadFormProps) {
  const [round, setRound] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const submission = useSubmission(facts, {
    posted,
    ...(standIns && { standIns }),
    ...(files && { files }),
    onSuccess: () => setRound(round + 1),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is another form.
  useEffect(() => {
    if (form.current) onFields?.(new FormData(form.current));
  }, [round, onFields]);

  function onSet(field: string) {
    submission.markChanged(field);
    if (form.current) onFields?.(new FormData(form.current));
  }

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    submission.submit(event.currentTarget);
  }

  const first = posted ? keptValues(posted) : initial;
  const values = round === 0 ? first : {};
  return (
    <>
      <FormOutcome
        outcome={submission.outcome}
        attempt={submission.attempt}
        labels={labels}
        next={next}
      />
      <form
        key={round}
        ref={form}
        method="post"
        action={`#${outcomeId}`}
        encType={files && 'multipart/form-data'}
        noValidate
        onSubmit={send}
        onChange={({ target }) => 'name' in target && onSet(String(target.name))}
      >
        {children({
          section: { values, errorOf: submission.errorOf },
          pending: submission.pending,
          upload: submission,
          onSet,
        })}
      </form>
    </>
  );
}
