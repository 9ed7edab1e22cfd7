/** What each group of the form's fields needs to know. */
export interface SectionProps {
  /** What the fields start with: nothing, a choice from the address, or what was sent and refused. */
  values: Partial<Record<string, string | undefined>>;
  errorOf: (field: string) => string | undefined;
}
