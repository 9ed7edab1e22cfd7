import type { AuditLine } from '#contract/audit.ts';

/** The fields that name a record of a kind, the best one first. */
const nameFields = ['fullName', 'name', 'title', 'subject', 'label', 'username', 'email', 'code'];

/** Returns the name of a line's record if the line holds it, as those of new and of deleted records do. */
export function findRecordName({ old, new: current }: AuditLine): string | null {
  const values = current ?? old ?? {};
  const read = (field: string) => {
    const value = values[field];
    return typeof value === 'string' ? value.trim() : '';
  };
  const person = [read('firstName'), read('lastName')].filter(Boolean).join(' ');
  return person || (nameFields.map(read).find(Boolean) ?? null);
}
