import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Success } from '#contract/http.ts';
import { type FoundPerson, minSearchLength, peoplePaths } from '#contract/people.ts';
import { callApi } from '../api.ts';

const pauseMs = 200;

/** What was typed last when typing paused. */
function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
}

/** The people that a search finds; those found before stay while it looks for others. */
export function useFoundPeople(typed: string) {
  const isLongEnough = typed.length >= minSearchLength;
  const q = usePaused(typed);
  const { data, error, isFetching } = useQuery({
    queryKey: ['people', 'search', q],
    queryFn: async ({ signal }) =>
      (
        await callApi<Success<FoundPerson[]>>(
          `${peoplePaths.search}?${new URLSearchParams({ q })}`,
          { signal },
        )
      ).data,
    enabled: isLongEnough && q.length >= minSearchLength,
    placeholderData: keepPreviousData,
  });
  return {
    people: (isLongEnough && data) || [],
    error: isLongEnough ? error : null,
    isLooking: isLongEnough && (isFetching || q !== typed),
  };
}
