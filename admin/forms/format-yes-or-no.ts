/** Formats a value for the display of conflicting edits: booleans are Yes and No. */
export function formatYesOrNo(_name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value);
}
