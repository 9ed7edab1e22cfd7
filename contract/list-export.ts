/** Where all rows of a staff list are had as one CSV file; it takes the list's own query. */
export const exportPathOf = ({ records }: { records: string }): string => `${records}/export`;
