import { fieldLabel } from '#contract/field-label.ts';
import { formatDateTime } from '../lists/dates.ts';

const isMoment = (value: string) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/.test(value);

/** Formats a field's value for display; an empty value is ''. */
export function formatFieldText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return value.toLocaleString('en');
  if (typeof value === 'string') return isMoment(value) ? formatDateTime(value) : value;
  if (Array.isArray(value)) return value.map(formatFieldText).join(', ');
  return Object.entries(value)
    .map(([name, part]) => `${fieldLabel(name)}: ${formatFieldText(part)}`)
    .join('; ');
}
