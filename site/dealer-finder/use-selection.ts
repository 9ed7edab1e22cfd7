import { useMemo, useState } from 'react';

/** The dealer chosen on both list and map, and where it was chosen. */
export interface Selection {
  id: string;
  on: 'list' | 'map';
}

/** The chosen dealer, at most one. The functions are stable. */
export function useSelection() {
  const [selection, setSelection] = useState<Selection | null>(null);
  const actions = useMemo(
    () => ({
      selectOnList: (id: string) => setSelection({ id, on: 'list' }),
      selectOnMap: (id: string) => setSelection({ id, on: 'map' }),
      /** Does nothing if another dealer has been chosen since. */
      deselect: (id: string) => setSelection((before) => (before?.id === id ? null : before)),
    }),
    [],
  );
  return { selection, ...actions };
}
