import { eventsAdmin } from '#contract/content/events-admin.ts';
import { contentList } from './content-list.ts';

export const eventList = contentList(eventsAdmin, 10);
