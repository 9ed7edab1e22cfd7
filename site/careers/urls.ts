/** The URL of the [application form](docs/spec/forms.md#job-application) for an opening. */
export const buildApplyUrl = (title: string) => `/careers/apply?job=${encodeURIComponent(title)}`;

/** The query string of the list for a category; '' for all. */
export const buildCategoryQuery = (category: string | null) =>
  category ? `?${new URLSearchParams({ category })}` : '';
