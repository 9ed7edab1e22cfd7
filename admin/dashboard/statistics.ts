import { useQueries } from '@tanstack/react-query';
import type { CountedKind } from '../lists/record-kind.ts';
import { recordStatsQuery } from '../lists/record-queries.ts';

/** The statistics of one kind as far as they are known. */
export interface KindStatistics {
  values: Record<string, unknown> | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** A counter of the statistics; 0 where it is not known. */
export function counterOf({ values }: KindStatistics, name: string): number {
  return Number(values?.[name] ?? 0);
}

/** Reads the statistics of several kinds at once. Each can fail by itself. */
export function useStatistics<Name extends string>(kinds: Record<Name, CountedKind>) {
  const names = Object.keys(kinds) as Name[];
  const results = useQueries({ queries: names.map((name) => recordStatsQuery(kinds[name])) });
  const byName = Object.fromEntries(
    names.map((name, index) => {
      const { data, isError, refetch } = results[index] ?? {};
      return [name, { values: data, hasFailed: Boolean(isError), retry: () => refetch?.() }];
    }),
  ) as Record<Name, KindStatistics>;
  return {
    of: byName,
    isPending: results.some(({ isPending }) => isPending),
    hasAllFailed: results.every(({ isError, data }) => isError && !data),
  };
}
