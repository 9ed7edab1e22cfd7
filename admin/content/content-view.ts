import { createContext, use } from 'react';
import type { ContentStatus } from '#contract/content/content.ts';
import type { ContentAdmin } from '#contract/content/content-admin.ts';
import type { RecordForm } from '../forms/record-dialog.tsx';
import type { RecordColumns } from '../lists/list-features.ts';
import type { ListSource } from '../lists/list-source.ts';
import type { ListedRecord } from '../lists/record-kind.ts';

/** What every record of content has, whichever kind it is of. */
export interface ContentItem extends ListedRecord {
  title: string;
  content: string;
  status: ContentStatus;
}

/** A filter of a list besides search and status. */
export interface ContentChoice {
  field: string;
  label: string;
  /** The words of the choice that filters nothing. */
  every: string;
  choices: readonly { value: string; label: string }[];
}

/** How one kind of content looks in the office. */
export interface ContentView<Item extends ContentItem> {
  admin: ContentAdmin;
  subtitle: string;
  /** Labels of the statistics' counters, in the order of the cards. */
  counters: Readonly<Record<string, string>>;
  filter: ContentChoice;
  columns: RecordColumns<Item>;
  list: ListSource;
  form: RecordForm<Item>;
}

export const ContentContext = createContext<ContentAdmin | null>(null);

/** The kind of content whose screen a part stands in; using it elsewhere is a developer error. */
export function useContentAdmin(): ContentAdmin {
  const admin = use(ContentContext);
  if (!admin) throw new Error('useContentAdmin is for the parts of a screen of content');
  return admin;
}
