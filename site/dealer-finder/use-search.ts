import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { City } from '#catalogue/cities.ts';
import type { Dealer } from '#contract/dealers.ts';
import { type Wish, wishOf } from './choose-dealers.ts';

/**
 * What is looked for. The address says it, so that Back and sharing work; what is typed counts at once,
 * until the address changes.
 */
export function useSearch(dealers: readonly Dealer[]) {
  const [query] = useSearchParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState<{ text: string; under: string }>();
  const asked = wishOf(query, dealers);
  const isTyping = typed?.under === key;
  const wish: Wish = isTyping ? { search: typed.text.trim(), near: undefined } : asked;

  const go = (name: string, value: string) =>
    navigate(
      { search: value && `?${new URLSearchParams({ [name]: value })}` },
      { preventScrollReset: true },
    );

  return {
    wish,
    text: isTyping ? typed.text : (asked.near?.name ?? asked.search),
    type: (text: string) => setTyped({ text, under: key }),
    search: (text: string) => go('search', text),
    goNear: (city: City) => go('near', city.slug),
    clear: () => go('search', ''),
    /** Another wish than a city's nearness takes its place. */
    leaveCity: () => {
      if (query.has('near') || asked.near) go('search', '');
    },
  };
}
