import { audit } from '#contract/staff/audit.ts';
import type { ListSource } from '../lists/record-view.ts';

export const auditList: ListSource = {
  kind: audit,
  shape: {
    statuses: [],
    filters: ['kind', 'action', 'username', 'from', 'to', 'recordId'],
    sortKeys: [],
  },
  pageSize: 50,
};
