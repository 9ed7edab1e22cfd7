import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Success } from '#contract/http.ts';
import {
  type FoundPerson,
  type FoundRecord,
  minSearchLength,
  peoplePaths,
} from '#contract/people.ts';
import { callApi } from '../api.ts';

const debounceMs = 200;

/** Returns the text of the last pause in typing. */
function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}

/** Searches people, and records by code or title. The previous results stay while a search is running. */
export function usePaletteSearch(text: string) {
  const isLongEnough = text.length >= minSearchLength;
  const q = useDebounced(text);
  const enabled = isLongEnough && q.length >= minSearchLength;
  const people = useQuery({ ...searchOptions<FoundPerson>(peoplePaths.search, q), enabled });
  const records = useQuery({ ...searchOptions<FoundRecord>(peoplePaths.records, q), enabled });
  const isFetching = people.isFetching || records.isFetching;
  return {
    people: (isLongEnough && people.data) || [],
    records: (isLongEnough && records.data) || [],
    error: isLongEnough ? (people.error ?? records.error) : null,
    isSearching: isLongEnough && (isFetching || q !== text),
  };
}

const searchOptions = <Found>(path: string, q: string) =>
  queryOptions({
    queryKey: ['people', 'search', path, q],
    queryFn: async ({ signal }) =>
      (await callApi<Success<Found[]>>(`${path}?${new URLSearchParams({ q })}`, { signal })).data,
    placeholderData: keepPreviousData,
  });
