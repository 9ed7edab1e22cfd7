/** Where one applies for an opening (document 2, section 2). */
export const applyUrl = (title: string) => `/careers/apply?job=${encodeURIComponent(title)}`;

/** The query of the list of a category, and of an opening over it; '' for everything. */
export function careersSearch(category: string | null, opening?: string): string {
  const query = new URLSearchParams({
    ...(category && { category }),
    ...(opening && { opening }),
  });
  return query.size > 0 ? `?${query}` : '';
}
