import { useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { City } from '#catalogue/cities.ts';
import type { Dealer } from '#contract/dealers/dealers.ts';
import { nameCity } from '#words/catalogue/cities';
import { type DealerSearchQuery, readDealerSearch } from './choose-dealers.ts';

/**
 * The dealer search. It is kept in the URL, so that Back and sharing work. Typing takes effect at once,
 * until the URL changes.
 */
export function useSearch(dealers: readonly Dealer[]) {
  const [params] = useSearchParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState<{ text: string; locationKey: string }>();
  const fromUrl = readDealerSearch(params, dealers);
  const isTyping = typed?.locationKey === key;
  const query: DealerSearchQuery = isTyping
    ? { ...fromUrl, search: typed.text.trim(), near: undefined }
    : fromUrl;

  const go = (name: string, value: string) =>
    navigate(
      { search: value && `?${new URLSearchParams({ [name]: value })}` },
      { preventScrollReset: true },
    );

  return {
    query,
    text: isTyping ? typed.text : fromUrl.near ? nameCity(fromUrl.near.name) : fromUrl.search,
    type: (text: string) => setTyped({ text, locationKey: key }),
    search: (text: string) => go('search', text),
    goNear: (city: City) => go('near', city.slug),
    clear: () => go('search', ''),
    /** Clears the city when another way of searching replaces it. */
    leaveCity: () => {
      if (params.has('near') || fromUrl.near) go('search', '');
    },
  };
}

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
