import { newsAdmin } from '#contract/content/news-admin.ts';
import { buildContentList } from './content-list.ts';

export const newsList = buildContentList(newsAdmin, 50);
