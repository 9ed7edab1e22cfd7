import { data } from 'react-router';
import { NothingHere, nothingHereMeta } from '../layout/nothing-here.tsx';
import type { Route } from './+types/not-found.ts';

export const meta: Route.MetaFunction = ({ location, matches }) =>
  nothingHereMeta(matches, location.pathname);

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return <NothingHere />;
}
