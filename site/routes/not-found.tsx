import { data } from 'react-router';
import { buildNotFoundMeta, NotFoundContent } from '../layout/error-screen.tsx';
import type { Route } from './+types/not-found.ts';

export const meta: Route.MetaFunction = ({ location, matches }) =>
  buildNotFoundMeta(matches, location.pathname);

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return <NotFoundContent />;
}
