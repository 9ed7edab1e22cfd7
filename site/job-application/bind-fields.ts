import type { SectionProps } from '#site/forms/section-props.ts';

/** Returns a function that builds the props of a field from its name: its initial value and its error. */
export const bindFields =
  ({ values, findError }: SectionProps) =>
  (name: string) => ({ name, error: findError(name), defaultValue: values[name] ?? '' });
