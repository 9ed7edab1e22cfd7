import type { Permission } from '#contract/staff.ts';
import { formatStatus } from '../ui/format-status.ts';

/** Formats a permission: 'hr-management' is 'HR Management'. */
export const formatPermission = (permission: Permission): string =>
  formatStatus(permission).replace(/^Hr /, 'HR ');
