import { accountSorts, staffAccountsAdmin } from '#contract/staff/staff-accounts.ts';
import type { ListSource } from '../lists/record-view.ts';

export const accountList: ListSource = {
  kind: staffAccountsAdmin,
  shape: { statuses: ['enabled', 'disabled'], filters: [], sortKeys: accountSorts },
  pageSize: 50,
};
