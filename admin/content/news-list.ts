import { newsAdmin } from '#contract/content/news-admin.ts';
import { contentList } from './content-list.ts';

export const newsList = contentList(newsAdmin, 50);
