import { queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { Success } from '#contract/http.ts';
import type { Permission, StaffUser } from '#contract/staff.ts';
import { ApiError, callApi } from '../api.ts';
import { sessionKey } from './session-key.ts';

/** Who is signed in, as it is looked up. */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: ({ signal }) => readSession(signal),
  // Permissions can be taken away while somebody works: look again when they come back to the tab.
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

/** The session as it is being looked up: data is the user, or null when nobody is signed in. */
export function useSession() {
  return useQuery(sessionQuery);
}

/** Given by the guard to everything behind it. */
export const UserContext = createContext<StaffUser | null>(null);

/** The signed-in user; using it outside the guard is a developer error. */
export function useUser(): StaffUser {
  const user = use(UserContext);
  if (!user) throw new Error('useUser is for screens behind the session guard');
  return user;
}

/** Whether the user holds a permission; false when there is no user. */
export function isPermitted(user: StaffUser | null, permission: Permission): boolean {
  return user?.permissions.includes(permission) ?? false;
}
