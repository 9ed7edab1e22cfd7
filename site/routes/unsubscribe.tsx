import { data, type RouterContextProvider } from 'react-router';
import { siteContext } from '../entry.server.tsx';
import { Unsubscribing } from '../newsletter/unsubscribing.tsx';
import { noIndex, pageMeta, unlisted } from '../page-meta.ts';
import type { Route } from './+types/unsubscribe.ts';

export const handle = unlisted;

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: 'Unsubscribe',
    description: 'End your subscription to the newsletter of HAVAL, ORA and TANK in Pakistan.',
    path: '/newsletter/unsubscribe',
    sharedAs: '/newsletter',
  }),
  noIndex,
];

interface Call {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** A link that is none of ours is answered as an address that does not exist. */
const answer = <State extends string>(state: State) =>
  data({ state }, { status: state === 'unknown' ? 404 : 200 });

const tokenOf = ({ request }: Call) => new URL(request.url).searchParams.get('token') ?? '';

/** Shows the page and changes nothing: mail programs open links to look behind them. */
export async function loader(call: Route.LoaderArgs) {
  return answer(await call.context.get(siteContext).findLinkedSubscription(tokenOf(call)));
}

/** Ends the subscription that the address names. */
export async function action(call: Route.ActionArgs) {
  return answer(await call.context.get(siteContext).unsubscribe(tokenOf(call)));
}

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const { state } = actionData ?? loaderData;
  return (
    <div className="studio on-dark flex min-h-[70svh] flex-col justify-center px-5 py-20 text-white md:px-10 lg:px-16">
      <Unsubscribing state={state} />
    </div>
  );
}
