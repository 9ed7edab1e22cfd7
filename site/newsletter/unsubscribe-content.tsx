import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#ui/button.tsx';

type State = 'subscribed' | 'unsubscribed' | 'unknown';

/**
 * The content of the unsubscribe page. The form is a plain form, with and without JavaScript. It is sent to
 * the same URL, whose token identifies the subscription.
 */
export function UnsubscribeContent({ state }: { state: State }) {
  if (state === 'unknown') {
    return (
      <Message title="This link does not work">
        <p>
          It is not complete, or the subscription it belonged to is no longer there. Please open the
          link in our latest email to you again.
        </p>
        <ButtonLink to="/contact-us" variant="outline-on-dark" className="mt-8">
          Contact Us
        </ButtonLink>
      </Message>
    );
  }
  if (state === 'unsubscribed') {
    return (
      <Message title="You are unsubscribed">
        <p role="status">We will not write to you again. You can come back at any time.</p>
        <ButtonLink to="/newsletter" variant="outline-on-dark" className="mt-8">
          Subscribe again
        </ButtonLink>
      </Message>
    );
  }
  return (
    <Message title="Unsubscribe?">
      <p>You will get no more news of HAVAL, ORA and TANK by email.</p>
      <form method="post" className="mt-8">
        <Button type="submit" className="w-full sm:w-auto">
          Unsubscribe
        </Button>
      </form>
    </Message>
  );
}

function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h1 className="title">{title}</h1>
      <div className="mt-4 max-w-md text-graphite-300">{children}</div>
    </>
  );
}
