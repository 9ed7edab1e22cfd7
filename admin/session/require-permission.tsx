import { Outlet } from 'react-router';
import type { Permission } from '#contract/staff.ts';
import { AccessDenied } from './access-denied.tsx';
import { isPermitted, useUser } from './session.ts';

/** Renders a screen only with its permission, so that no call is made without it. */
export function RequirePermission({ permission }: { permission: Permission }) {
  return isPermitted(useUser(), permission) ? <Outlet /> : <AccessDenied />;
}
