import { formatMoment } from '../lists/dates.ts';

/** Words of field names that are written in capitals. */
const initials = new Set(['cnic', 'cv', 'id', 'ip', 'ntn', 'vin']);

/** A field's name as a person reads it: 'confirmedDate' is 'Confirmed date'. */
export function fieldLabel(name: string): string {
  const words = name
    .replace(/^is(?=[A-Z])/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(' ')
    .map((word) => (initials.has(word) ? word.toUpperCase() : word))
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

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
