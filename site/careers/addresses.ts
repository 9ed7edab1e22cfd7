/** Where one applies for an opening (document 2, section 2). */
export const applyUrl = (title: string) => `/careers/apply?job=${encodeURIComponent(title)}`;

/** The query of a category's list; '' for all. */
export const categorySearch = (category: string | null) =>
  category ? `?${new URLSearchParams({ category })}` : '';
