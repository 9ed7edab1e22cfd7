import type { Desk } from '#server/content/desk.ts';
import { eventDesk, mediaDesk, newsDesk } from '#server/content/desk.ts';
import type { FilePart } from './support/multipart.ts';

export type ContentForm = Record<string, string | FilePart>;

/** For each kind what its form has besides title and content. */
const ownFields = new Map<Desk, ContentForm>([
  [newsDesk, { type: 'news' }],
  [eventDesk, { eventDate: '2030-05-04T18:30' }],
  [mediaDesk, {}],
]);

/** A form of a kind that is accepted, with the given fields in place of its own. */
export const contentForm = (desk: Desk, fields: ContentForm = {}): ContentForm => ({
  title: 'Sample title',
  content: 'Sample text',
  ...ownFields.get(desk),
  ...fields,
});
