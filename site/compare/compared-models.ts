export const maxModels = 4;

/** The choice to see only the rows in which the cars differ, as addresses name it. */
export const shownRows = { name: 'show', value: 'differences' } as const;

/** The address of a comparison. `kept` is the query of the visitor's other choices, with '&' before each. */
export const buildCompareUrl = (ids: readonly string[], kept: string): string =>
  `/compare?models=${ids.join(',')}${kept}`;

/** A value of a compared car; null, undefined and '' mean that it is not known. */
type ComparedValue = string | number | null | undefined;

const isKnown = (value: ComparedValue): boolean => (value ?? '') !== '';

/** Whether two known values differ. */
export const areDifferent = (values: readonly ComparedValue[]): boolean =>
  new Set(values.filter(isKnown)).size > 1;
