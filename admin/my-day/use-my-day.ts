import { useQuery } from '@tanstack/react-query';
import { inPakistan } from '#contract/format/pakistan-time.ts';
import type { Success } from '#contract/http/http.ts';
import {
  type MyDay,
  type MyDayRecord,
  type MyDaySection,
  myDayPath,
} from '#contract/leads/my-day.ts';
import { callApi } from '../api.ts';
import { formatInDetails, formatInSentence, formatTimeAgo } from '../lists/dates.tsx';
import { dashboardKey } from '../query-client.ts';
import { formatAppointmentTime } from '../ui/format.ts';

/** When a request of the day is due: the words before the moment, and the moment with its format. */
export interface When {
  before: string;
  /** ISO 8601, UTC. */
  iso: string;
  format: (iso: string) => string;
  /** True for a due time, false for the time of arrival. */
  isTarget: boolean;
}

const formatAppointment = (iso: string): string =>
  formatAppointmentTime(inPakistan(iso).toISOString().slice(11, 16));

/** When an appointment is, when to follow up, or by when a request is to be answered; without a target, its arrival. */
export function describeWhen({ at, responseDueAt }: MyDayRecord, section: MyDaySection): When {
  if (section === 'appointments') {
    return { before: '', iso: at, format: formatAppointment, isTarget: true };
  }
  if (section === 'followUps' || section === 'moved') {
    return { before: '', iso: at, format: formatInDetails, isTarget: true };
  }
  if (section !== 'noNextStep' && responseDueAt) {
    return { before: 'Answer due', iso: responseDueAt, format: formatInSentence, isTarget: true };
  }
  return { before: 'Came', iso: at, format: formatTimeAgo, isTarget: false };
}

/** Consecutive requests of a section with the same displayed time. */
export interface DueGroup {
  when: When;
  records: [MyDayRecord, ...MyDayRecord[]];
}

const write = ({ before, iso, format }: When): string => `${before} ${format(iso)}`;

/** Groups consecutive requests of a section by their displayed time. */
export function groupByWhen(records: readonly MyDayRecord[], section: MyDaySection): DueGroup[] {
  const groups: DueGroup[] = [];
  for (const record of records) {
    const when = describeWhen(record, section);
    const last = groups.at(-1);
    if (last && write(last.when) === write(when)) last.records.push(record);
    else groups.push({ when, records: [record] });
  }
  return groups;
}

/** The titles of the sections, and the texts of empty ones. */
export const sectionTexts: Record<MyDaySection, { title: string; none: string }> = {
  overdue: { title: 'Overdue', none: 'Nothing is overdue.' },
  followUps: { title: 'Follow up today', none: 'No follow-ups today.' },
  unanswered: { title: 'To be answered', none: 'Everything is answered.' },
  noNextStep: { title: 'No next step', none: 'Every open request has a next step.' },
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
