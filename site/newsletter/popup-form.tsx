import { type FormEvent, useState } from 'react';
import type { Failure } from '#contract/http/http.ts';
import type { popupSubscribePath } from '#contract/newsletter/newsletter.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/fields.tsx';
import * as subscriptionWords from '#words/contract/newsletter';
import * as formWords from '#words/site/forms';
import { sayFault } from '#words/site/forms/faults';
import * as words from '#words/site/newsletter';
import { type Outcome, sayMessage } from '../forms/outcome.ts';
import type { PrepareSubmission } from '../forms/use-sending.ts';
import { sendJson, useSending } from '../forms/use-sending.ts';

/** Typed by the contract so that the two cannot differ. Importing the value would load the contract's schemas. */
const path: typeof popupSubscribePath = '/newsletter/popup-subscribe';

const fields = [
  { name: 'firstName', label: words.firstName, autoComplete: 'given-name', maxLength: 100 },
  { name: 'lastName', label: words.lastName, autoComplete: 'family-name', maxLength: 100 },
  { name: 'email', label: words.email, autoComplete: 'email', maxLength: 254, type: 'email' },
] as const;

const missing = {
  firstName: words.missingFirstName,
  lastName: words.missingLastName,
  email: words.missingEmail,
};

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
  const errors = blank.map(({ name }) => [name, missing[name]]);
  return { headline: words.popupMissing, errors: Object.fromEntries(errors) };
}

function describeFailure(outcome: Outcome | null): Problem | null {
  if (outcome?.kind !== 'failure') return null;
  const errors = outcome.errors.map((error) => [error.field, sayFault(error)]);
  return { headline: outcome.message, errors: Object.fromEntries(errors) };
}

const outcomeTexts = {
  submitted: subscriptionWords.subscribedInPopup,
  submitFailed: subscriptionWords.failed,
};

interface PopupFormProps {
  onSubscribed: (message: string) => void;
  onLater: () => void;
}

/** Name and email: docs/spec/forms.md#newsletter. After a failure all that was typed stays. */
export function PopupForm({ onSubscribed, onLater }: PopupFormProps) {
  const [blank, setBlank] = useState<Problem | null>(null);
  const [attempts, setAttempts] = useState(0);
  const { pending, outcome, send } = useSending({
    path,
    texts: outcomeTexts,
    prepare: prepareSubscription,
    onSuccess: onSubscribed,
  });
  const problem = blank ?? describeFailure(outcome);

  function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const input = readInput(event.currentTarget);
    const found = findProblem(input);
    setBlank(found);
    setAttempts(attempts + 1);
    if (!found) send({ ...input });
  }

  return (
    <form noValidate onSubmit={subscribe} className="mt-3">
      <p className="mb-6 text-graphite-600">{words.popupInvitation}</p>
      <p aria-live="polite" className="sr-only">
        {pending && formWords.formIsSent}
      </p>
      {problem && (
        <div className="mb-5">
          <ErrorSummary key={attempts} headline={problem.headline} />
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
        <Button type="submit" aria-disabled={pending} className="grow">
          {pending ? formWords.submitting : words.subscribe}
        </Button>
        <Button variant="ghost" onClick={onLater}>
          {words.notNow}
        </Button>
      </div>
    </form>
  );
}

type Answer = Partial<Omit<Failure, 'success'>> & { success?: unknown };

/** Prepares a subscription with a name. Its [outcomes](docs/spec/forms.md#newsletter) differ from other forms'. */
const prepareSubscription: PrepareSubmission = (input) => {
  const body = JSON.stringify(input);
  return {
    identity: body,
    post: async (target) => {
      const response = await sendJson(body, target);
      return response ? buildOutcome(response) : buildFailure(subscriptionWords.failed);
    },
  };
};

const buildFailure = (message: string, errors: Answer['errors'] = []): Outcome => ({
  kind: 'failure',
  message,
  errors,
});

function buildOutcome({ ok, status, text }: { ok: boolean; status: number; text: string }) {
  const answer = readAnswer(text);
  if (!ok) return buildFailure(sayFault(answer ?? {}) || words.serverError(status), answer?.errors);
  if (answer?.success === true) {
    const message = sayMessage(answer.message, subscriptionWords.subscribedInPopup);
    return { kind: 'success', message, reference: undefined } as const;
  }
  if (answer?.success === false)
    return buildFailure(sayFault(answer) || subscriptionWords.refused, answer.errors);
  return buildFailure(subscriptionWords.failed);
}

/** Parses a response; null for a proxy's page, which is not JSON. */
function readAnswer(text: string): Answer | null {
  try {
    return JSON.parse(text);
  } catch {
    // Not from the API; the status is used.
    return null;
  }
}
