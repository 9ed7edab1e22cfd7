import type { FieldValues } from './posted-form.ts';

/** What each group of a form's fields needs to know. */
export interface SectionProps {
  /** What the fields start with: nothing, a choice from the address, or what was sent and refused. */
  values: FieldValues;
  errorOf: (field: string) => string | undefined;
}
