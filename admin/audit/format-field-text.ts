import { fieldLabel } from '#contract/field-label.ts';
import { formatStoredTimes } from '../lists/dates.tsx';

/** Formats a field's value for display, dates and times as everywhere; an empty value is ''. */
export function formatFieldText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return value.toLocaleString('en');
  if (typeof value === 'string') return formatStoredTimes(value);
  if (Array.isArray(value)) return value.map(formatFieldText).join(', ');
  return Object.entries(value)
    .map(([name, part]) => `${fieldLabel(name)}: ${formatFieldText(part)}`)
    .join('; ');
}
