import { useQueries, useQuery } from '@tanstack/react-query';
import type { Success } from '#contract/http/http.ts';
import { dashboardPaths, type Work } from '#contract/reports/dashboard.ts';
import type { Permission } from '#contract/staff/staff.ts';
import { callApi } from '../api.ts';
import { recordStatsQuery } from '../lists/record-cache.ts';
import type { KindWithStats } from '../lists/record-view.ts';
import { dashboardKey } from '../query-client.ts';
import { isPermitted, useUser } from '../session/session.ts';

/** A kind with statistics, and the permission of its screen. */
interface CountedKind extends KindWithStats {
  slug: string;
  permission: Permission;
  /** Whether every session may read its statistics; if not, they need the permission of the screen. */
  areStatsOpen?: boolean;
}

/** Adds the permission of a content kind's screen; every session may read its statistics. */
export const describeContent = <Kind extends { content: { permission: Permission } }>(
  kind: Kind,
) => ({
  ...kind,
  permission: kind.content.permission,
  areStatsOpen: true,
});

/** The loading state of one kind's statistics. */
export interface KindStatistics {
  /** Whether the user may see the statistics. If not, nothing is loaded and dashboards leave them out. */
  isPermitted: boolean;
  values: Record<string, unknown> | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** Returns a counter of the statistics; 0 if it is not loaded. */
export function readCounter({ values }: KindStatistics, name: string): number {
  return Number(values?.[name] ?? 0);
}

/** Loads the statistics that the user may see, in parallel. One can fail without the others. */
export function useStatistics<Name extends string>(kinds: Record<Name, CountedKind>) {
  const user = useUser();
  const names = Object.keys(kinds) as Name[];
  const permitted = names.map((name) => {
    const { areStatsOpen, permission } = kinds[name];
    return areStatsOpen || isPermitted(user, permission);
  });
  const results = useQueries({
    queries: names.map((name, index) => ({
      ...recordStatsQuery(kinds[name]),
      enabled: permitted[index] ?? false,
    })),
  });
  const byName = Object.fromEntries(
    names.map((name, index) => {
      const { data, isError, refetch } = results[index] ?? {};
      const state = { values: data, hasFailed: Boolean(isError), retry: () => refetch?.() };
      return [name, { isPermitted: permitted[index] ?? false, ...state }];
    }),
  ) as Record<Name, KindStatistics>;
  const loaded = results.filter((_result, index) => permitted[index]);
  return {
    statistics: byName,
    isPending: loaded.some(({ isPending }) => isPending),
    hasAllFailed: loaded.length > 0 && loaded.every(({ isError, data }) => isError && !data),
  };
}

/** Loads the waiting requests of each type that the user may see, and the appointments of today. */
export const useWork = (isEnabled = true) =>
  useQuery({
    enabled: isEnabled,
    queryKey: [...dashboardKey, 'work'],
    queryFn: async ({ signal }) =>
      (await callApi<Success<Work>>(dashboardPaths.work, { signal })).data,
  });
