export const auditActions = ['create', 'update', 'delete', 'export'] as const;

/** One change of one record, as staff see it. */
export interface AuditLine {
  _id: string;
  /** When it was; a line never changes, so both times are the same. */
  createdAt: string;
  updatedAt: string;
  username: string;
  action: (typeof auditActions)[number];
  kind: string;
  recordId: string;
  /** The changed fields as they were and as they are since; null where there was or is no record. */
  old: Record<string, unknown> | null;
  new: Record<string, unknown> | null;
  /** Whether the values are kept from whoever asks, who lacks the permission of the kind. */
  isHidden: boolean;
}

/** The audit as its screen and its calls know it. */
export const audit = {
  slug: 'audit',
  permission: 'audit',
  paths: { records: '/admin/audit' },
  texts: {
    title: 'Audit',
    subtitle: 'Who changed what, and when',
    noun: { one: 'change', many: 'changes' },
    empty: 'No changes found',
    loadFailed: 'Failed to load the audit',
  },
} as const;
