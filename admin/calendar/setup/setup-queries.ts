import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { bookableAdmin } from '#contract/appointments/bookables.ts';
import {
  type Closure,
  closureAdmin,
  type HitAppointment,
  type OffersMade,
} from '#contract/appointments/closures.ts';
import { type Opening, openingAdmin } from '#contract/appointments/openings.ts';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import type { Success } from '#contract/http/http.ts';
import { callApi, readAllPages } from '../../api.ts';
import { recordKeys } from '../../lists/record-cache.ts';
import { calendarKey, trashKey } from '../../query-client.ts';

const kinds = { bookables: bookableAdmin, openings: openingAdmin, closures: closureAdmin } as const;

/** A kind of record in a dealer's appointment setup. */
export type SetupKind = keyof typeof kinds;

/** Loads the weekly hours of a dealer. */
export const useOpenings = (dealerId: string) =>
  useQuery({
    queryKey: [...calendarKey, 'openings', dealerId],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ dealerId, sortBy: 'opens', sortOrder: 'asc' });
      return readAllPages<Opening>(`${openingAdmin.paths.records}?${query}`, signal);
    },
    enabled: dealerId !== '',
  });

/** Loads the current and later closures of a dealer and of all dealers; without a dealer, those of every dealer. */
export const useClosures = (dealerId: string) =>
  useQuery({
    queryKey: [...calendarKey, 'closures', dealerId],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({
        ...(dealerId && { dealerId }),
        from: todayInPakistan(),
        sortBy: 'start',
        sortOrder: 'asc',
      });
      return readAllPages<Closure>(`${closureAdmin.paths.records}?${query}`, signal);
    },
  });

/** Loads the upcoming appointments during a closure. */
export const useHitAppointments = (closureId: string) =>
  useQuery({
    queryKey: [...calendarKey, 'hits', closureId],
    queryFn: async ({ signal }) => {
      const path = `${closureAdmin.paths.records}/${closureId}/appointments`;
      return (await callApi<Success<HitAppointment[]>>(path, { signal })).data;
    },
  });

/** Emails other times to the customers of a closure's appointments. */
export function useOfferTimes(closureId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const path = `${closureAdmin.paths.records}/${closureId}/offers`;
      return (await callApi<Success<OffersMade>>(path, { method: 'POST' })).data;
    },
    onSettled: () => client.invalidateQueries({ queryKey: calendarKey }),
  });
}

/** One write: a new record, a change or a deletion. */
export type SetupWrite =
  | { method: 'POST'; body: object }
  | { method: 'PUT'; id: string; updatedAt: string; body: object }
  | { method: 'DELETE'; id: string };

async function send(kind: SetupKind, write: SetupWrite): Promise<{ _id: string } | undefined> {
  const { records } = kinds[kind].paths;
  const { data } = await callApi<Success<{ _id: string } | undefined>>(
    write.method === 'POST' ? records : `${records}/${write.id}`,
    {
      method: write.method,
      ...('body' in write && { body: write.body }),
      ...('updatedAt' in write && { headers: { 'If-Match': write.updatedAt } }),
    },
  );
  return data;
}

/** Sends writes of a kind one after the other. Returns the data of the last response. */
export function useSetupWrites(kind: SetupKind) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (writes: readonly SetupWrite[]) => {
      let last: Awaited<ReturnType<typeof send>>;
      for (const write of writes) last = await send(kind, write);
      return last;
    },
    onSettled: () => {
      client.invalidateQueries({ queryKey: calendarKey });
      client.invalidateQueries({ queryKey: recordKeys.all(kinds[kind]) });
      client.invalidateQueries({ queryKey: trashKey });
    },
  });
}
