import { permissions } from '#contract/staff/staff.ts';
import type { Viewer } from '#server/platform/auth/visible.ts';

/** An account of head office with every permission. */
export const headOffice: Viewer = {
  username: 'head-office',
  permissions: [...permissions],
  dealerId: null,
};
