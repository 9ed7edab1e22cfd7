import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { dealerAdmin } from '#contract/dealers/dealers-admin.ts';
import { dialogParameters, readDialogId } from '../lists/list-address.ts';
import { recordKeys } from '../lists/record-cache.ts';
import { screens } from '../screens.ts';
import { useUser } from '../session/session.ts';
import { addRecent, removeRecent } from './recent.ts';

/** Remembers each screen and record that the user opens, for the palette. */
export function useRecent(): void {
  const { username } = useUser();
  const { pathname, search } = useLocation();
  const isScreen = screens.some(({ path }) => path === pathname);
  useEffect(() => {
    if (isScreen) addRecent(username, { address: pathname, name: undefined });
  }, [username, pathname, isScreen]);

  const address = useShownAddress();
  const id = readOpened(search)?.id;
  const record = useCachedRecord(slugs[pathname] ?? pathname.slice(1), id ?? '');
  const name = record && findName(record);
  useEffect(() => {
    if (!isScreen || !id) return;
    if (name) addRecent(username, { address, name });
    if (record === null) removeRecent(username, address);
  }, [username, isScreen, id, address, name, record]);
}

/** The address of the open record, or of the screen if none is open, without filters. */
export function useShownAddress(): string {
  const { pathname, search } = useLocation();
  const opened = readOpened(search);
  return opened ? `${pathname}?${opened.parameter}=${opened.id}` : pathname;
}

/** The record that a list's address opens; undefined if it opens none, or a new one. */
function readOpened(search: string) {
  return dialogParameters
    .map((parameter) => ({ parameter, id: readDialogId(search, parameter) }))
    .find(({ id }) => id !== null && id !== 'new');
}

type CachedRecord = Readonly<Record<string, unknown>>;

/** Slugs of records that differ from the paths of their screens. */
const slugs: Partial<Record<string, string>> = {
  '/dealer-management': 'dealers' satisfies (typeof dealerAdmin)['slug'],
};

/** The record that its dialog has loaded; null if it does not exist. */
function useCachedRecord(slug: string, id: string): CachedRecord | null | undefined {
  const client = useQueryClient();
  const subscribe = useCallback(
    (onChange: () => void) => client.getQueryCache().subscribe(onChange),
    [client],
  );
  return useSyncExternalStore(subscribe, () =>
    client.getQueryData<CachedRecord | null>(recordKeys.record({ slug }, id)),
  );
}

function findName(record: CachedRecord): string {
  const { firstName, lastName, fullName, title, name, label, subject, username } = record;
  if (typeof fullName === 'string' && fullName) return fullName;
  const found = firstName ? [firstName, lastName] : [title ?? name ?? label ?? subject ?? username];
  return found.filter((part) => typeof part === 'string').join(' ');
}
