import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#ui/button.tsx';

type State = 'subscribed' | 'unsubscribed' | 'unknown';

/**
 * What an unsubscribe link has led to. The form is sent as it is, with or without script; it comes
 * back to this address, whose token says which subscription is meant.
 */
export function Unsubscribing({ state }: { state: State }) {
  if (state === 'unknown') {
    return (
      <Words title="This link does not work">
        <p>
          It is not complete, or the subscription it belonged to is no longer there. Please open the
          link in our latest letter to you once more.
        </p>
        <ButtonLink to="/contact-us" variant="outline-on-dark" className="mt-8">
          Contact us
        </ButtonLink>
      </Words>
    );
  }
  if (state === 'unsubscribed') {
    return (
      <Words title="You are unsubscribed">
        <p role="status">We will not write to you again. You can come back at any time.</p>
        <ButtonLink to="/newsletter" variant="outline-on-dark" className="mt-8">
          Subscribe again
        </ButtonLink>
      </Words>
    );
  }
  return (
    <Words title="Unsubscribe?">
      <p>You will get no more news of HAVAL, ORA and TANK by email.</p>
      <form method="post" className="mt-8">
        <Button type="submit" className="w-full sm:w-auto">
          Unsubscribe
        </Button>
      </form>
    </Words>
  );
}

function Words({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h1 className="text-4xl font-semibold tracking-tight text-balance lg:text-6xl">{title}</h1>
      <div className="mt-4 max-w-md text-graphite-300">{children}</div>
    </>
  );
}
