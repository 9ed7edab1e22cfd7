import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Success } from '#contract/http/http.ts';
import { splitWords } from '#contract/input/list-input.ts';
import {
  type FoundPerson,
  type FoundRecord,
  minSearchLength,
  peoplePaths,
} from '#contract/staff/people.ts';
import type { StaffUser } from '#contract/staff/staff.ts';
import { callApi } from '../api.ts';
import { groupTitles } from '../navigation.ts';
import { buildPersonAddress } from '../people/build-person-address.ts';
import type { Screen } from '../screen.ts';
import { screens } from '../screens.ts';
import { isPermitted } from '../session/session.ts';
import type { Recent } from './recent.ts';

export interface PaletteOption {
  /** Unique among all options. */
  id: string;
  label: string;
  detail: string;
  /** An address, or a function to run. */
  to: string | (() => void);
}

const maxRecent = 6;

const publicScreens: readonly Pick<Screen, 'title' | 'path' | 'group'>[] = [
  { title: 'Dashboard', path: '/dashboard' },
  { title: 'Your account', path: '/account' },
];

/** Returns the permitted actions whose labels contain all words of the text; none for ''. */
export function buildActionOptions(user: StaffUser, text: string): PaletteOption[] {
  const words = splitWords(text.toLowerCase());
  if (words.length === 0) return [];
  return screens.flatMap(({ create = '', path, permission }) => {
    const isFound = words.every((word) => create.toLowerCase().includes(word));
    if (!isFound || !isPermitted(user, permission)) return [];
    const address = `${path}?edit=new`;
    return [{ id: address, label: create, detail: '', to: address }];
  });
}

/** Returns an option for each record, which opens it. */
export function buildRecordOptions(records: readonly FoundRecord[]): PaletteOption[] {
  return records.map(({ kind, _id, title, detail }) => {
    if (kind === 'quotes') return buildQuoteOption(title, detail);
    const isContent = /^(news|event|media)-management$/.test(kind);
    const address = `/${kind}?${isContent ? 'edit' : 'open'}=${_id}`;
    const facts = [detail, findScreenTitle(kind)].filter(Boolean).join(' · ');
    return { id: address, label: title, detail: facts, to: address };
  });
}

/** A quote has no details in the office: the option finds it in the list. */
function buildQuoteOption(code: string, detail: string): PaletteOption {
  const address = `/quotes?${new URLSearchParams({ search: code })}`;
  const facts = [detail, findScreenTitle('quotes')].join(' · ');
  return { id: address, label: code, detail: facts, to: address };
}

/** Returns the recent items that are still permitted, without the current one. */
export function buildRecentOptions(
  user: StaffUser,
  recent: readonly Recent[],
  shown: string,
): PaletteOption[] {
  return recent
    .filter(({ address }) => address !== shown)
    .flatMap(({ address, name }) => {
      const screen = screens.find(({ path }) => path === address.split('?')[0]);
      if (!screen || !isPermitted(user, screen.permission)) return [];
      return [
        { id: address, label: name ?? screen.title, detail: name ? screen.title : '', to: address },
      ];
    })
    .slice(0, maxRecent);
}

/** Returns the permitted screens whose titles contain all words of the text, with their group; all of them for ''. */
export function buildScreenOptions(user: StaffUser, text: string): PaletteOption[] {
  const words = splitWords(text.toLowerCase());
  const permitted = screens.filter(({ permission }) => isPermitted(user, permission));
  return [...publicScreens, ...permitted]
    .filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)))
    .map(({ title, path, group }) => ({
      id: path,
      label: title,
      detail: group ? groupTitles[group] : '',
      to: path,
    }));
}

/** Returns the title of the screen of a kind of record. */
const findScreenTitle = (kind: string) =>
  screens.find(({ path }) => path === `/${kind}`)?.title ?? kind;

/** Returns an option for each person, which opens everything that they have sent. */
export function buildPersonOptions(people: readonly FoundPerson[]): PaletteOption[] {
  return people.map(({ name, phone, email, kinds }) => ({
    id: buildPersonAddress({ phone, email }),
    label: name || email || phone || '',
    detail: [phone, email, kinds.map(findScreenTitle).join(', ')]
      .filter((fact) => fact && fact !== name)
      .join(' · '),
    to: buildPersonAddress({ phone, email }),
  }));
}

const debounceMs = 200;

/** Returns the text after a pause in typing. */
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
