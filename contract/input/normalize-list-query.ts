/** List parameters that a view does not store. */
const pagingParameters = ['page', 'limit'];

/** Normalizes a list's query string, so that equivalent queries are equal: sorted, without paging and blank values. */
export function normalizeListQuery(query: string): string {
  const kept = [...new URLSearchParams(query)].filter(
    ([name, value]) => value.trim() !== '' && !pagingParameters.includes(name),
  );
  const sorted = new URLSearchParams(kept);
  sorted.sort();
  return sorted.toString();
}
