import { Outlet } from 'react-router';
import type { Permission } from '#contract/staff.ts';
import { AccessDenied } from './access-denied.tsx';
import { isPermitted, useUser } from './session.ts';

/** Shows a screen to those who may see it; nobody else's browser makes its calls. */
export function RequirePermission({ permission }: { permission: Permission }) {
  return isPermitted(useUser(), permission) ? <Outlet /> : <AccessDenied />;
}
