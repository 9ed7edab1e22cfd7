import { useWatch } from 'react-hook-form';

/** The props of a customer's field. */
export interface FieldProps {
  name: string;
  label: string;
  required: boolean;
}

/** Reads a text field of the surrounding form. */
export function useText(name: string): string {
  const value: unknown = useWatch({ name });
  return typeof value === 'string' ? value : '';
}
