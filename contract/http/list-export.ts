/** The path that returns all rows of a staff list as one CSV file; it takes the list's query. */
export const buildExportPath = ({ records }: { records: string }): string => `${records}/export`;
