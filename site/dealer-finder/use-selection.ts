import { useMemo, useState } from 'react';

/** The dealer that list and map both show as chosen, and which of them it was chosen on. */
export interface Selection {
  id: string;
  on: 'list' | 'map';
}

/** The chosen dealer, at most one, and how it is chosen; the functions stay the same. */
export function useSelection() {
  const [selection, setSelection] = useState<Selection | null>(null);
  const choices = useMemo(
    () => ({
      selectOnList: (id: string) => setSelection({ id, on: 'list' }),
      selectOnMap: (id: string) => setSelection({ id, on: 'map' }),
      /** Closing what shows one dealer leaves another that was chosen meanwhile. */
      deselect: (id: string) => setSelection((before) => (before?.id === id ? null : before)),
    }),
    [],
  );
  return { selection, ...choices };
}
