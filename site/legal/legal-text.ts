/** A section of a legal page: paragraphs, then points if it has any. */
export interface LegalSection {
  /** Names the section in the page's address. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
}
