import { mediaTypeLabels } from './content-columns.tsx';
import type { ContentChoice } from './content-view.ts';

/** The filter by what a record's first file is. */
export const mediaTypeFilter: ContentChoice = {
  field: 'mediaType',
  label: 'Media Type',
  every: 'All media types',
  choices: Object.entries(mediaTypeLabels).map(([value, label]) => ({ value, label })),
};
