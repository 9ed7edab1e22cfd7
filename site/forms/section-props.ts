import type { FieldValues } from './posted-form.ts';

/** Props of each section of a form. */
export interface SectionProps {
  /** Initial values: none, choices from the URL, or the values sent and rejected. */
  values: FieldValues;
  findError: (field: string) => string | undefined;
}
