/** A value of a compared car; null, undefined and '' mean that it is not known. */
type ComparedValue = string | number | null | undefined;

const isKnown = (value: ComparedValue): boolean => (value ?? '') !== '';

/** Whether two known values differ. */
export const areDifferent = (values: readonly ComparedValue[]): boolean =>
  new Set(values.filter(isKnown)).size > 1;
