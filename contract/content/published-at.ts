/** When visitors could first see a record (ISO 8601, UTC): its publication time, or else its creation time. */
export const findPublishedAt = ({
  publishAt,
  createdAt,
}: {
  publishAt: string | null;
  createdAt: string;
}): string => publishAt ?? createdAt;
