import { accountSorts, staffAccountsAdmin } from '#contract/staff-accounts.ts';
import type { ListSource } from '../lists/list-source.ts';

export const accountList: ListSource = {
  kind: staffAccountsAdmin,
  shape: { statuses: ['enabled', 'disabled'], filters: [], sortKeys: accountSorts },
  pageSize: 50,
};
