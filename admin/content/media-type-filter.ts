import { mediaTypeLabels } from './content-columns.tsx';
import type { ContentChoice } from './content-view.ts';

/** Filters by the type of a record's first file. */
export const mediaTypeFilter: ContentChoice = {
  field: 'mediaType',
  label: 'Media Type',
  allLabel: 'All media types',
  choices: Object.entries(mediaTypeLabels).map(([value, label]) => ({ value, label })),
};
