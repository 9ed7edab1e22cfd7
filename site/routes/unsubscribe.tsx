import type { ReactNode } from 'react';
import { data, type RouterContextProvider } from 'react-router';
import { Button, ButtonLink } from '#ui/button.tsx';
import * as contactWords from '#words/site/contact';
import * as words from '#words/site/newsletter';
import { siteContext } from '../entry.server.tsx';
import { buildPageMeta, noIndex, unlisted } from '../page-meta.ts';
import type { Route } from './+types/unsubscribe.ts';

export const handle = { ...unlisted, query: ['token'] };

export const meta: Route.MetaFunction = ({ matches }) => [
  ...buildPageMeta(matches, {
    title: words.unsubscribe,
    description: words.unsubscribeDescription,
    path: '/newsletter/unsubscribe',
    sharedAs: '/newsletter',
  }),
  noIndex,
];

interface RouteArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** Responds with 404 to an unknown token, as to a page that does not exist. */
const respond = <State extends string>(state: State) =>
  data({ state }, { status: state === 'unknown' ? 404 : 200 });

const readToken = ({ request }: RouteArgs) => new URL(request.url).searchParams.get('token') ?? '';

/** Shows the page without changing anything, since mail programs open links to scan them. */
export async function loader(args: Route.LoaderArgs) {
  return respond(await args.context.get(siteContext).findLinkedSubscription(readToken(args)));
}

/** Ends the subscription of the token in the URL. */
export async function action(args: Route.ActionArgs) {
  return respond(await args.context.get(siteContext).unsubscribe(readToken(args)));
}

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const { state } = actionData ?? loaderData;
  return (
    <div className="studio on-dark flex min-h-[70svh] flex-col justify-center px-5 py-20 text-white md:px-10 lg:px-16">
      <UnsubscribeContent state={state} />
    </div>
  );
}

type State = 'subscribed' | 'unsubscribed' | 'unknown';

/**
 * The content of the unsubscribe page. The form is a plain form, with and without JavaScript. It is sent to
 * the same URL, whose token identifies the subscription.
 */
function UnsubscribeContent({ state }: { state: State }) {
  if (state === 'unknown') {
    return (
      <Message title={words.unknownTitle}>
        <p>{words.unknownText}</p>
        <ButtonLink to="/contact-us" variant="outline-on-dark" className="mt-8">
          {contactWords.pageTitle}
        </ButtonLink>
      </Message>
    );
  }
  if (state === 'unsubscribed') {
    return (
      <Message title={words.unsubscribed}>
        <p role="status">{words.unsubscribedText}</p>
        <ButtonLink to="/newsletter" variant="outline-on-dark" className="mt-8">
          {words.subscribeAgain}
        </ButtonLink>
      </Message>
    );
  }
  return (
    <Message title={words.askUnsubscribe}>
      <p>{words.unsubscribeText}</p>
      <form method="post" className="mt-8">
        <Button type="submit" className="w-full sm:w-auto">
          {words.unsubscribe}
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
