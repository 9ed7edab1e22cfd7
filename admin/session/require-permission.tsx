import { Outlet } from 'react-router';
import type { Screen } from '../screen.ts';
import { AccessDenied } from './access-denied.tsx';
import { isPermitted, useUser } from './session.ts';

/** Renders a screen only with its permission, so that no call is made without it. */
export function RequirePermission({ permission }: Pick<Screen, 'permission'>) {
  return isPermitted(useUser(), permission) ? <Outlet /> : <AccessDenied />;
}
