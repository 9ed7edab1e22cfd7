import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { subscribePath } from '#contract/newsletter/newsletter.ts';
import { Button } from '#ui/button.tsx';
import { takeFocus } from '#ui/take-focus.ts';
import * as subscriptionWords from '#words/contract/newsletter';
import * as formWords from '#words/site/forms';
import { languageRoot } from '#words/site/layout';
import * as words from '#words/site/newsletter';
import type { Outcome, OutcomeTexts } from '../forms/outcome.ts';
import { useSending } from '../forms/use-sending.ts';
import { markPopupSeen } from './popup-seen.ts';

/** The newsletter section of the footer. */
export function NewsletterBox() {
  return (
    <section
      aria-labelledby="newsletter-title"
      className="mb-12 grid gap-6 border-b border-white/12 pb-12 md:grid-cols-2 md:gap-10"
    >
      <div>
        <h2 id="newsletter-title" className="text-2xl font-semibold tracking-tight">
          {words.newsletter}
        </h2>
        <p className="mt-2 text-graphite-300">{words.invitation}</p>
      </div>
      <NewsletterForm id="newsletter-email" />
    </section>
  );
}

/**
 * The path below /api. Typed by the contract so that the two cannot differ. The form is on every page, and importing the
 * value would load the contract's schemas.
 */
const path: typeof subscribePath = '/newsletter/subscribe';

const texts: OutcomeTexts = {
  submitted: subscriptionWords.subscribed,
  submitFailed: subscriptionWords.failed,
};

/**
 * The outcome of subscribing. Only errors of the address show the server's message. It takes focus when it
 * appears, so that it is read out.
 */
function NewsletterOutcome({ id, outcome }: { id: string; outcome: Outcome | null }) {
  if (!outcome) return null;
  const isSuccess = outcome.kind === 'success';
  const isRejected = outcome.kind === 'failure' && outcome.errors.length > 0;
  return (
    <p
      ref={takeFocus}
      id={id}
      role="alert"
      tabIndex={-1}
      className={`mt-3 font-medium ${isSuccess ? 'text-white' : 'text-bad-bright'}`}
    >
      {isSuccess || isRejected ? outcome.message : texts.submitFailed}
    </p>
  );
}

/**
 * A newsletter form on a dark background. Its button is disabled while the field is blank, once the page is hydrated.
 * The browser checks the format of the address, the server the rest. Without JavaScript the form is sent to
 * /newsletter.
 */
export function NewsletterForm({
  id,
  isMain = false,
  posted,
  typedEmail,
}: {
  /** The id of the field. A page may contain several of these forms. */
  id: string;
  /** Whether subscribing is the purpose of the page. */
  isMain?: boolean;
  /** The outcome and the typed address, if the form was sent without JavaScript. */
  posted?: Outcome | undefined;
  typedEmail?: string | undefined;
}) {
  const field = useRef<HTMLInputElement>(null);
  const [isBlank, setBlank] = useState(false);
  const readBlank = () => setBlank(field.current?.value.trim() === '');
  // The field may have been filled before hydration, by the visitor or by the browser.
  useEffect(readBlank, []);
  const { pending, outcome, attempt, send } = useSending({
    path,
    texts,
    posted,
    onSuccess: () => {
      markPopupSeen();
      field.current?.form?.reset();
      readBlank();
    },
  });
  const isRejected = outcome?.kind === 'failure' && outcome.errors.length > 0;

  function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    send({ email: field.current?.value.trim() });
  }

  return (
    <form method="post" action={`${languageRoot}/newsletter`} onSubmit={subscribe}>
      <label htmlFor={id} className="block text-sm text-graphite-300">
        {words.emailAddress}
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
          defaultValue={typedEmail}
          onChange={readBlank}
          aria-invalid={isRejected}
          aria-describedby={isRejected ? `${id}-outcome` : undefined}
          className="control control-on-dark sm:flex-1"
        />
        <Button
          type="submit"
          variant={isMain ? 'signal' : 'outline-on-dark'}
          disabled={isBlank}
          aria-disabled={pending || isBlank}
          className="shrink-0"
        >
          {pending ? formWords.submitting : words.subscribe}
        </Button>
      </div>
      <p aria-live="polite" className="sr-only">
        {pending && formWords.formIsSent}
      </p>
      <NewsletterOutcome key={attempt} id={`${id}-outcome`} outcome={outcome} />
    </form>
  );
}
