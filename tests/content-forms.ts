import type { ContentAdminResource } from '#server/resources/content/admin-resource.ts';
import {
  eventAdminResource,
  mediaAdminResource,
  newsAdminResource,
} from '#server/resources/content/admin-resource.ts';
import type { FilePart } from './support/multipart.ts';

export type ContentForm = Record<string, string | FilePart>;

/** The fields of each kind's form besides title and content. */
const ownFields = new Map<ContentAdminResource, ContentForm>([
  [newsAdminResource, { type: 'news' }],
  [eventAdminResource, { eventDate: '2030-05-04T18:30' }],
  [mediaAdminResource, {}],
]);

/** Builds a valid form of a kind, with the given fields in place of the defaults. */
export const contentForm = (
  resource: ContentAdminResource,
  fields: ContentForm = {},
): ContentForm => ({
  title: 'Sample title',
  content: 'Sample text',
  ...ownFields.get(resource),
  ...fields,
});
