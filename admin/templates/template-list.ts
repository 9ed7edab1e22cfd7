import {
  messageTemplateAdmin,
  messageTemplateSorts,
} from '#contract/leads/message-templates-admin.ts';
import type { ListSource } from '../lists/record-view.ts';

/** The source of the list of templates. */
export const templateList: ListSource = {
  kind: messageTemplateAdmin,
  shape: { statuses: [], filters: ['language', 'slug'], sortKeys: messageTemplateSorts },
  pageSize: 100,
};
