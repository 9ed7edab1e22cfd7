/** The two layouts of a form, each by the class of what it alone shows. */
export const onlyOn = { phone: 'md:hidden', desktop: 'max-md:hidden' } as const;

export type Layout = keyof typeof onlyOn;
