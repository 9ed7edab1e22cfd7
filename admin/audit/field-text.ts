import { fieldLabel } from '#contract/field-label.ts';
import { formatMoment } from '../lists/dates.ts';

const isMoment = (value: string) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/.test(value);

/** A field's value as a person reads it; '' where it is empty. */
export function fieldText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return value.toLocaleString('en');
  if (typeof value === 'string') return isMoment(value) ? formatMoment(value) : value;
  if (Array.isArray(value)) return value.map(fieldText).join(', ');
  return Object.entries(value)
    .map(([name, part]) => `${fieldLabel(name)}: ${fieldText(part)}`)
    .join('; ');
}
