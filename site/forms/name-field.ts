import { missingFields, missingPhoneOrMessage } from '#contract/leads/lead.ts';
import type { FieldLabel } from './form-outcome.tsx';

/** Errors of blank fields that do not name the field. */
const unnamed = new Set([missingFields, missingPhoneOrMessage]);

/** Returns the error to show at a field: it names the field, if the error itself does not. */
export function nameField(
  message: string | undefined,
  label: FieldLabel | undefined,
): string | undefined {
  if (!message || !label || !unnamed.has(message)) return message;
  return `${typeof label === 'string' ? label : label.label} is required`;
}
