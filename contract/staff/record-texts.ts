/** The nouns for a kind of record. */
interface Noun {
  one: string;
  many: string;
}

/**
 * Builds the texts of a kind of record from its nouns; its own texts override them. `called` is the noun of the derived
 * texts, if it differs.
 */
/* @__NO_SIDE_EFFECTS__ */
export function recordTexts<const Own extends { title: string; noun: Noun }>(
  own: Own,
  { one, many }: Noun = own.noun,
) {
  return {
    empty: `No ${many} found`,
    loadFailed: `Failed to fetch ${many}`,
    createFailed: `Failed to create ${one}`,
    updateFailed: `Failed to update ${one}`,
    deleteFailed: `Failed to delete ${one}`,
    confirmDelete: `Are you sure you want to delete this ${one}?`,
    ...own,
  };
}
