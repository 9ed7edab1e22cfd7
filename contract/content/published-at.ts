/** When visitors first saw a record (ISO 8601, UTC): the time it was published at, or else created at. */
export const findPublishedAt = ({
  publishAt,
  createdAt,
}: {
  publishAt: string | null;
  createdAt: string;
}): string => publishAt ?? createdAt;
