import { useQuery } from '@tanstack/react-query';
import type { Success } from '#contract/http.ts';
import { type MyDay, type MyDaySection, myDayPath } from '#contract/my-day.ts';
import { callApi } from '../api.ts';
import { dashboardKey } from '../dashboard/dashboard-key.ts';

/** The titles of the sections, and what an empty one says. */
export const sectionTexts: Record<MyDaySection, { title: string; none: string }> = {
  overdue: { title: 'Overdue', none: 'Nothing is overdue.' },
  followUps: { title: 'Follow up today', none: 'No follow-ups today.' },
  unanswered: { title: 'To be answered', none: 'Everything is answered.' },
  moved: { title: 'Moved by customers', none: 'No customer has moved an appointment.' },
  appointments: { title: 'Appointments today', none: 'No appointments today.' },
};

/** Loads what waits for the signed-in user. */
export function useMyDay({
  isEnabled = true,
  refetchInterval = false,
}: {
  isEnabled?: boolean;
  refetchInterval?: number | false;
} = {}) {
  return useQuery({
    queryKey: [...dashboardKey, 'my-day'],
    queryFn: async ({ signal }) => (await callApi<Success<MyDay>>(myDayPath, { signal })).data,
    enabled: isEnabled,
    refetchInterval,
  });
}
