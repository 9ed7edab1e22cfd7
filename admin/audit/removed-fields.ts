import type { AuditLine } from '#contract/audit.ts';

type Values = Pick<AuditLine, 'old' | 'new' | 'valuesRemovedAt'>;

/** Returns the names of the fields without values, if the line's personal data was removed. */
export function listRemovedFields({ old, new: now, valuesRemovedAt }: Values): string[] {
  if (!valuesRemovedAt) return [];
  const names = Object.keys({ ...old, ...now });
  return names.filter((name) => old?.[name] == null && now?.[name] == null);
}
