import { data, type RouterContextProvider } from 'react-router';
import { siteContext } from '../entry.server.tsx';
import { UnsubscribeContent } from '../newsletter/unsubscribe-content.tsx';
import { buildPageMeta, noIndex, unlisted } from '../page-meta.ts';
import type { Route } from './+types/unsubscribe.ts';

export const handle = { ...unlisted, query: ['token'] };

export const meta: Route.MetaFunction = ({ matches }) => [
  ...buildPageMeta(matches, {
    title: 'Unsubscribe',
    description: 'End your subscription to the newsletter of HAVAL, ORA and TANK in Pakistan.',
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
