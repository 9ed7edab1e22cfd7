import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import type { Outcome } from '../forms/outcome.ts';
import { useSending } from '../forms/use-sending.ts';
import { NewsletterOutcome } from './newsletter-outcome.tsx';
import { markSeen } from './seen.ts';
import { path, texts } from './words.ts';

/**
 * An address and a button, on dark ground. The browser looks at the address's form, the server at the
 * rest; without script the page at /newsletter takes it.
 */
export function NewsletterForm({
  id,
  posted,
  typed,
}: {
  /** Of the field; a page can have more than one of these. */
  id: string;
  /** How it went, and what had been typed, when it was sent without script. */
  posted?: Outcome | undefined;
  typed?: string | undefined;
}) {
  const field = useRef<HTMLInputElement>(null);
  // Without script the button must work: it waits for an address only once that can be watched.
  const [isBlank, setIsBlank] = useState(false);
  const readBlank = () => setIsBlank(field.current?.value.trim() === '');
  useEffect(readBlank, []);

  const { pending, outcome, attempt, send } = useSending({
    path,
    texts,
    posted,
    onSuccess: () => {
      markSeen();
      field.current?.form?.reset();
      setIsBlank(true);
    },
  });
  const isRefused = outcome?.kind === 'failure' && outcome.errors.length > 0;

  function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    send({ email: field.current?.value.trim() });
  }

  return (
    <form method="post" action="/newsletter" onSubmit={subscribe}>
      <label htmlFor={id} className="block text-sm text-graphite-300">
        Email address
      </label>
      <div className="mt-1.5 flex flex-col gap-3 sm:flex-row">
        <input
          ref={field}
          id={id}
          name="email"
          type="email"
          required
          autoComplete="email"
          maxLength={254}
          defaultValue={typed}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? `${id}-outcome` : undefined}
          onInput={readBlank}
          className="control control-on-dark sm:flex-1"
        />
        <Button
          type="submit"
          variant="outline-on-dark"
          disabled={pending || isBlank}
          className="shrink-0"
        >
          {pending ? 'Submitting...' : 'Subscribe'}
        </Button>
      </div>
      <NewsletterOutcome key={attempt} id={`${id}-outcome`} outcome={outcome} />
    </form>
  );
}
