import { useQuery } from '@tanstack/react-query';
import { inPakistan } from '#contract/format/pakistan-time.ts';
import type { Success } from '#contract/http/http.ts';
import { listPhoneFormats } from '#contract/input/phone-forms.ts';
import {
  type MyDay,
  type MyDayRecord,
  type MyDaySection,
  myDayPath,
  myDaySections,
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
    return { before: 'Due', iso: responseDueAt, format: formatInSentence, isTarget: true };
  }
  return { before: 'Came', iso: at, format: formatTimeAgo, isTarget: false };
}

/** A request of the day beside the others of its customer. */
export interface DayRecord extends MyDayRecord {
  /** How many requests the customer has in the whole day. */
  openCount: number;
  /** Whether the request before it in the section is of the same customer. */
  isContinued: boolean;
}

export type ArrangedDay = Record<MyDaySection, { total: number; records: DayRecord[] }>;

/** One number may belong to a family, so the name counts too. */
const findCustomer = ({ name, phone }: MyDayRecord): string =>
  `${listPhoneFormats(phone)[0]} ${name.trim().toLowerCase()}`;

/** Puts the requests of one customer together within each section, at the place of the most urgent one. */
export function arrangeDay(day: MyDay): ArrangedDay {
  const all = new Map<string, Set<string>>();
  for (const section of myDaySections) {
    for (const record of day[section].records) {
      const customer = findCustomer(record);
      all.set(customer, (all.get(customer) ?? new Set()).add(record._id));
    }
  }
  const arrange = (section: MyDaySection) => {
    const { total, records } = day[section];
    const customers = [...Map.groupBy(records, findCustomer)];
    return {
      total,
      records: customers.flatMap(([customer, own]) =>
        own.map((record, index) => ({
          ...record,
          openCount: all.get(customer)?.size ?? 1,
          isContinued: index > 0,
        })),
      ),
    };
  };
  return Object.fromEntries(
    myDaySections.map((section) => [section, arrange(section)]),
  ) as ArrangedDay;
}

/** The titles of the sections, and the texts of empty ones. */
export const sectionTexts: Record<MyDaySection, { title: string; none: string }> = {
  overdue: { title: 'Overdue', none: 'Nothing is overdue.' },
  messages: { title: 'Messages to answer', none: 'Every message is answered.' },
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
    select: arrangeDay,
    enabled: isEnabled,
    refetchInterval,
  });
}
