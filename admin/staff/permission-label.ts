import type { Permission } from '#contract/staff.ts';
import { statusLabel } from '../ui/status-label.ts';

/** A permission as a person reads it: 'hr-management' is 'HR Management'. */
export const permissionLabel = (permission: Permission): string =>
  statusLabel(permission).replace(/^Hr /, 'HR ');
