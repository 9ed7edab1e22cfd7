import type { AuditLine } from '#contract/audit.ts';

/** The fields that name a record of a kind, the best one first. */
const nameFields = ['fullName', 'name', 'title', 'subject', 'label', 'username', 'email', 'code'];

type Line = Pick<AuditLine, 'recordId' | 'old' | 'new'>;

/** Returns the name of a line's record if the line holds it, as those of new and of deleted records do. */
export function findRecordName({ old, new: current }: Line): string | null {
  const values = current ?? old ?? {};
  const read = (field: string) => {
    const value = values[field];
    return typeof value === 'string' ? value.trim() : '';
  };
  const person = [read('firstName'), read('lastName')].filter(Boolean).join(' ');
  return person || (nameFields.map(read).find(Boolean) ?? null);
}

/** Returns the names of records by id, as far as the lines hold them: those of whole records before changed fields. */
export function listRecordNames(
  lines: readonly (Line & Pick<AuditLine, 'action'>)[],
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const isWhole = ({ action }: Pick<AuditLine, 'action'>) => action !== 'update';
  for (const line of lines.toSorted((a, b) => Number(isWhole(b)) - Number(isWhole(a)))) {
    const name = line.action !== 'export' && findRecordName(line);
    if (name && !names.has(line.recordId)) names.set(line.recordId, name);
  }
  return names;
}
