import { eventsAdmin } from '#contract/content/events-admin.ts';
import { buildContentList } from './content-list.ts';

export const eventList = buildContentList(eventsAdmin, 10);
