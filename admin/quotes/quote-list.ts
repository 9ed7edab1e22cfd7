import { quoteAdmin } from '#contract/on-road/quotes.ts';
import type { ListSource } from '../lists/record-view.ts';

export const quoteList: ListSource = {
  kind: quoteAdmin,
  shape: {
    statuses: [],
    filters: [],
    sortKeys: ['createdAt', 'validUntil', 'car', 'onRoad'],
  },
  pageSize: 50,
};
