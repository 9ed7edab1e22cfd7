/** Parameters of a list that a view does not keep. */
const pagingParameters = ['page', 'limit'];

/** Writes a list's query string so that equal ones are equal texts: sorted, without paging and blank values. */
export function normalizeListQuery(query: string): string {
  const kept = [...new URLSearchParams(query)].filter(
    ([name, value]) => value.trim() !== '' && !pagingParameters.includes(name),
  );
  const sorted = new URLSearchParams(kept);
  sorted.sort();
  return sorted.toString();
}
