import type { SectionProps } from '../forms/section-props.ts';

/** What ties a field of a section to what it starts with and what is wrong with it, by its name. */
export const fieldsOf =
  ({ values, errorOf }: SectionProps) =>
  (name: string) => ({ name, error: errorOf(name), defaultValue: values[name] ?? '' });
