import { mediaAdmin } from '#contract/content/media-admin.ts';
import { contentList } from './content-list.ts';

export const mediaList = contentList(mediaAdmin, 10);
