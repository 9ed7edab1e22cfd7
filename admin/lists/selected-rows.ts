import { createContext, use, useState } from 'react';

/** The rows of the page in view that are chosen to be worked on together. */
export interface SelectedRows {
  /** In the order of the list. */
  ids: readonly string[];
  has: (id: string) => boolean;
  /** Chooses a row, or no longer; with `isRange` all rows from the last one chosen to this. */
  toggle: (id: string, isRange: boolean) => void;
  /** Chooses the whole page. */
  selectAll: () => void;
  clear: () => void;
}

interface Chosen {
  query: string;
  ids: ReadonlySet<string>;
  /** The row that a range begins at. */
  anchor: string | null;
}

const none = (query: string): Chosen => ({ query, ids: new Set(), anchor: null });

/** What is chosen among `visible`. Another page, filter or order begins without a choice. */
export function useSelectedRows(query: string, visible: readonly string[]): SelectedRows {
  const [kept, setChosen] = useState(none(query));
  const chosen = kept.query === query ? kept : none(query);
  function toggle(id: string, isRange: boolean) {
    const isOn = !chosen.ids.has(id);
    const ids = new Set(chosen.ids);
    for (const each of isRange ? between(visible, chosen.anchor, id) : [id]) {
      if (isOn) ids.add(each);
      else ids.delete(each);
    }
    setChosen({ query, ids, anchor: id });
  }
  return {
    ids: visible.filter((id) => chosen.ids.has(id)),
    has: (id) => chosen.ids.has(id),
    toggle,
    selectAll: () => setChosen({ query, ids: new Set(visible), anchor: chosen.anchor }),
    clear: () => setChosen(none(query)),
  };
}

function between(ids: readonly string[], from: string | null, to: string): readonly string[] {
  const places = [from ?? to, to].map((id) => ids.indexOf(id)).sort((a, b) => a - b);
  const [first = -1, last = -1] = places;
  return first < 0 ? [to] : ids.slice(first, last + 1);
}

/** Given to the rows of a list that are worked on together; null where each is worked on alone. */
export const SelectedRowsContext = createContext<SelectedRows | null>(null);

export const useSelection = () => use(SelectedRowsContext);
