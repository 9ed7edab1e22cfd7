import { createContext, use } from 'react';
import type { ContentStatus } from '#contract/content/content.ts';
import type { ContentAdmin } from '#contract/content/content-admin.ts';
import type { WithUrdu } from '#contract/content/urdu-texts.ts';
import type { RecordForm } from '../forms/record-dialog.tsx';
import type { ListedRecord, ListSource, RecordColumns } from '../lists/record-view.ts';

/** The fields that all kinds of content share. */
export interface ContentItem extends ListedRecord, WithUrdu {
  title: string;
  content: string;
  status: ContentStatus;
  publishAt: string | null;
}

/** A filter of a content list. */
export interface OfferedFilter {
  /** 'status', or one of the kind's other filters. */
  field: string;
  label: string;
  choices: readonly { value: string; label: string }[];
}

/** How the back office shows one kind of content. */
export interface ContentView<Item extends ContentItem> {
  admin: ContentAdmin;
  subtitle: string;
  /** Labels by counter of the statistics, in the order of the tabs. */
  counters: Readonly<Record<string, string>>;
  /** Its filters, in their order beside the search. */
  filters: readonly OfferedFilter[];
  columns: RecordColumns<Item>;
  list: ListSource;
  form: RecordForm<Item>;
}

export const ContentContext = createContext<ContentAdmin | null>(null);

/** Returns the kind of content of the surrounding screen. Throws outside a ContentScreen. */
export function useContentAdmin(): ContentAdmin {
  const admin = use(ContentContext);
  if (!admin) throw new Error('useContentAdmin must be used inside a ContentScreen');
  return admin;
}
