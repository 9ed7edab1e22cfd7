/** A section of a legal page: paragraphs, then an optional list. */
export interface LegalSection {
  /** The section's anchor in the URL. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
}
