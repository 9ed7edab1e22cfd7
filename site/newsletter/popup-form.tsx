import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/text-field.tsx';
import { SubmissionKey } from '../forms/submission-key.ts';
import { texts } from './popup-texts.ts';
import { sendSubscription } from './send-subscription.ts';

const fields = [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name', maxLength: 100 },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name', maxLength: 100 },
  { name: 'email', label: 'Email', autoComplete: 'email', maxLength: 254, type: 'email' },
] as const;

type Input = Record<(typeof fields)[number]['name'], string>;

interface Problem {
  headline: string;
  /** Messages by field name. */
  errors: Partial<Record<string, string>>;
}

const buildFieldId = (name: string) => `popup-${name}`;

function readInput(form: HTMLFormElement): Input {
  const data = new FormData(form);
  const readField = (name: string) => String(data.get(name) ?? '').trim();
  return {
    firstName: readField('firstName'),
    lastName: readField('lastName'),
    email: readField('email'),
  };
}

function findProblem(input: Input): Problem | null {
  const blank = fields.filter(({ name }) => input[name] === '');
  if (blank.length === 0) return null;
  const errors = blank.map(({ name, label }) => [name, `Please enter your ${label.toLowerCase()}`]);
  return { headline: texts.missing, errors: Object.fromEntries(errors) };
}

interface PopupFormProps {
  onSubscribed: (message: string) => void;
  onLater: () => void;
}

/** Name and email: docs/spec/forms.md#newsletter. After a failure all that was typed stays. */
export function PopupForm({ onSubscribed, onLater }: PopupFormProps) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const attempt = useRef(0);
  const key = useRef(new SubmissionKey());

  function showProblem(found: Problem) {
    attempt.current += 1;
    setProblem(found);
  }

  async function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const input = readInput(event.currentTarget);
    const found = findProblem(input);
    if (found) return showProblem(found);
    setSending(true);
    const body = JSON.stringify(input);
    const outcome = await sendSubscription(body, key.current.for(body));
    setSending(false);
    if (outcome.kind === 'success') return onSubscribed(outcome.message);
    const errors = outcome.errors.map(({ field, message }) => [field, message]);
    showProblem({ headline: outcome.message, errors: Object.fromEntries(errors) });
  }

  return (
    <form noValidate onSubmit={subscribe} className="mt-3">
      <p className="mb-6 text-graphite-600">
        News of our models and events, by email. You can unsubscribe at any time.
      </p>
      {problem && (
        <div className="mb-5">
          <ErrorSummary key={attempt.current} headline={problem.headline} />
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-2 sm:[&>:last-child]:col-span-2">
        {fields.map((field) => (
          <TextField
            key={field.name}
            {...field}
            id={buildFieldId(field.name)}
            required
            error={problem?.errors[field.name]}
          />
        ))}
      </div>
      <div className="mt-6 flex gap-3">
        <Button type="submit" aria-disabled={isSending} className="grow">
          {isSending ? 'Submitting...' : 'Subscribe'}
        </Button>
        <Button variant="ghost" onClick={onLater}>
          Not now
        </Button>
      </div>
    </form>
  );
}
