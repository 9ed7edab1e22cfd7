export const auditActions = ['create', 'update', 'delete', 'restore', 'purge', 'export'] as const;

/** One change of one record, as staff see it. */
export interface AuditLine {
  _id: string;
  /** When the change was made; both fields are equal. */
  createdAt: string;
  updatedAt: string;
  username: string;
  action: (typeof auditActions)[number];
  kind: string;
  recordId: string;
  /** The changed fields before and after; null before a creation, after a deletion, and for moves out of the trash. */
  old: Record<string, unknown> | null;
  new: Record<string, unknown> | null;
  /** Whether the values are withheld because the reader lacks the kind's permission. */
  isHidden: boolean;
  /**
   * When personal values were removed: as the record was purged, or 12 months after the change. Field names
   * and values such as the status remain.
   */
  valuesRemovedAt: string | null;
  /** The name that the record has now; null if it is gone, or the reader may not see it. */
  recordName: string | null;
}

/** The audit log's paths and texts. */
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
