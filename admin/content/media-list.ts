import { mediaAdmin } from '#contract/content/media-admin.ts';
import { buildContentList } from './content-list.ts';

export const mediaList = buildContentList(mediaAdmin, 10);
