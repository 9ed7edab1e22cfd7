/** The query parameter of a page that shows a record before it is public. */
export const previewParameter = 'preview';

/** The link to a record as visitors will see it, and when the link expires (ISO 8601, UTC). */
export interface PreviewLink {
  /** A path that starts with /. */
  url: string;
  expiresAt: string;
}

/** How long a preview link works. */
export const previewHours = 24;
