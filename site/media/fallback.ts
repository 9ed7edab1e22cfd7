import type { MediaItem } from '#contract/content/content.ts';

const titles = [
  ['HAVAL', 'Three models for town and travel: H6 and Jolion, as petrol cars and hybrids.'],
  ['ORA', 'Two electric cars: the Ora 03 and the Ora 07.'],
  ['TANK', 'The Tank 500, made for where the road ends.'],
] as const;

/** Shown where the list could not be read (document 1, section 8). */
export const fallbackItems: readonly MediaItem[] = titles.map(([title, content], index) => ({
  _id: `fallback-${index}`,
  title,
  content,
  status: 'active',
  isSample: true,
  mediaFiles: [],
  mediaUrl: null,
  mediaType: null,
  createdAt: '',
  updatedAt: '',
}));
