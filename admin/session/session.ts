import { queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { Success } from '#contract/http/http.ts';
import { type NoticeSettings, noticePaths } from '#contract/staff/notices.ts';
import type { Permission, StaffUser } from '#contract/staff/staff.ts';
import { ApiError, callApi } from '../api.ts';
import { sessionKey } from '../query-client.ts';

/** The query for the signed-in user; null if no one is signed in. */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: ({ signal }) => readSession(signal),
  // Permissions can be revoked during a session: refetched when the tab is focused again.
  staleTime: 5 * 60_000,
});

async function readSession(signal: AbortSignal): Promise<StaffUser | null> {
  try {
    return (await callApi<Success<StaffUser>>('/admin/me', { signal })).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** Loads the signed-in user; null if no one is signed in. */
export function useSession() {
  return useQuery(sessionQuery);
}

/** Provided by RequireSession to all screens. */
export const UserContext = createContext<StaffUser | null>(null);

/** Returns the signed-in user. Throws outside RequireSession. */
export function useUser(): StaffUser {
  const user = use(UserContext);
  if (!user) throw new Error('useUser must be used inside RequireSession');
  return user;
}

/** Whether the user has a permission, or one of several; false without a user. */
export function isPermitted(
  user: StaffUser | null,
  permission: Permission | readonly Permission[],
): boolean {
  return [permission].flat().some((one) => user?.permissions.includes(one));
}

/** The query key of `useOwnSettings`. */
export const ownSettingsKey = [...sessionKey, 'notices'];

/** Loads the signed-in user's name for customers, and their notice settings. */
export const useOwnSettings = () =>
  useQuery({
    queryKey: ownSettingsKey,
    queryFn: async ({ signal }) =>
      (await callApi<Success<NoticeSettings>>(noticePaths.settings, { signal })).data,
  });
