import {
  messageTemplateAdmin,
  messageTemplateQuery,
} from '#contract/leads/message-templates-admin.ts';
import { defineList, type Resource } from '#server/records/resource.ts';
import { templateTag } from './docs.ts';
import { selectTemplates } from './list.ts';
import { registerTemplates, templateTrash } from './routes.ts';
import { messageTemplates } from './schema.ts';

const { slug, permission, paths } = messageTemplateAdmin;

/** The texts that staff answer requests with. */
export const messageTemplateResource: Resource = {
  slug,
  permission,
  tag: templateTag,
  tables: [messageTemplates],
  list: defineList({ paths, query: messageTemplateQuery, select: selectTemplates }),
  trash: templateTrash,
  register: (api, { database }) => registerTemplates(api, database.db),
};
