/** Classes that show an element in one of a form's two layouts only. */
export const onlyOn = { phone: 'md:hidden', desktop: 'max-md:hidden' } as const;

export type Layout = keyof typeof onlyOn;
