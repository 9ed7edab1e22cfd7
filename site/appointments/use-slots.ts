import { useCallback, useEffect, useRef, useState } from 'react';
import type { appointmentPaths } from '#contract/appointments/appointment.ts';
import type { AppointmentKind } from '#contract/appointments/kinds.ts';
import type { SlotDay } from '#contract/appointments/slots.ts';
import type { Failure, Success } from '#contract/http/http.ts';
import { hasFreeTimes, isFreeSlot } from './free-slots.ts';
import type { SlotPicker } from './slot-picker.tsx';

/**
 * Typed by the contract so that the two cannot differ. Importing the value would load schemas that no form needs.
 */
const path: (typeof appointmentPaths)['slots'] = '/appointments/slots';

/** The whole horizon, so that another week needs no further request. */
const days = '31';
const timeoutMs = 20_000;

/** The purpose of a visit. */
interface WantedVisit {
  dealerId: string;
  vehicle: string;
  /** Set for a service. */
  serviceType?: string | undefined;
}

/** Builds the query for the free times of a visit. Equal visits have equal queries. */
function buildSlotQuery(
  kind: AppointmentKind,
  { dealerId, vehicle, serviceType }: WantedVisit,
): string {
  const query = new URLSearchParams({ kind, dealerId, vehicle, days });
  if (serviceType) query.set('serviceType', serviceType);
  return query.toString();
}

/** Fetches the free times by day; empty if the dealer takes no appointments. Throws if that fails. */
async function fetchSlots(query: string, signal: AbortSignal): Promise<SlotDay[]> {
  const timeout = AbortSignal.timeout?.(timeoutMs);
  const response = await fetch(`/api${path}?${query}`, {
    signal: timeout && AbortSignal.any ? AbortSignal.any([signal, timeout]) : signal,
  });
  const answer: Success<SlotDay[]> | Failure = await response.json();
  if (answer.success) return answer.data;
  throw new Error(answer.message);
}

/** The state of the free times: none before a dealer that takes appointments is chosen. */
type SlotsState =
  | { kind: 'none' | 'loading' | 'failed' }
  | {
      kind: 'known';
      days: readonly SlotDay[];
      Picker: typeof SlotPicker;
      formatDay: (slot: string) => string;
    };

/** The free times of the chosen dealer, and the visitor's choice among them. */
export interface Slots {
  state: SlotsState;
  /** Whether there are times to choose from. */
  isOffered: boolean;
  /** The dealer whose times are shown, or ''. */
  dealerId: string;
  /** The chosen slot, or ''. */
  slot: string;
  /** Its day in words, or ''. */
  day: string;
  choose: (slot: string) => void;
  /** The slots that were taken while the visitor filled in the form. */
  taken: readonly string[];
  /** Marks a slot as taken and reloads the others. */
  markTaken: (slot: string) => void;
  /** Loads the times again; the shown ones stay until then. */
  reload: () => void;
  /** Requests the times of a visit, unless they were requested last; null means that no visit is chosen. Stable. */
  request: (visit: WantedVisit | null) => void;
  retry: () => void;
}

/** Fetches the times and the components that show them: neither is of use alone. */
async function load(query: string, signal: AbortSignal): Promise<SlotsState> {
  const [days, { SlotPicker: Picker, formatLongDay: formatDay }] = await Promise.all([
    fetchSlots(query, signal),
    import('./offered-times.ts'),
  ]);
  return days.length > 0 ? { kind: 'known', days, Picker, formatDay } : { kind: 'none' };
}

/** The times requested last. A new request cancels the previous one, whose result is never shown. */
export function useSlots(kind: AppointmentKind, firstSlot = ''): Slots {
  const [state, setState] = useState<SlotsState>({ kind: 'none' });
  const [chosen, choose] = useState(firstSlot);
  const [taken, setTaken] = useState<readonly string[]>([]);
  const [visit, setVisit] = useState<WantedVisit | null>(null);
  const asked = useRef('');
  const controller = useRef<AbortController>(null);

  const fetchTimes = useCallback(async (isRepeated: boolean) => {
    controller.current?.abort();
    if (!asked.current) return setState({ kind: 'none' });
    controller.current = new AbortController();
    const { signal } = controller.current;
    // The shown times stay until newer ones are loaded.
    if (!isRepeated) setState({ kind: 'loading' });
    try {
      const loaded = await load(asked.current, signal);
      if (!signal.aborted) setState(loaded);
    } catch {
      // A message appears, and fields for day and time replace the times.
      if (!signal.aborted) setState((before) => (isRepeated ? before : { kind: 'failed' }));
    }
  }, []);

  const request = useCallback(
    (wanted: WantedVisit | null) => {
      const query = wanted ? buildSlotQuery(kind, wanted) : '';
      if (query === asked.current) return;
      asked.current = query;
      setVisit(wanted);
      setTaken([]);
      if (!wanted) choose('');
      fetchTimes(false);
    },
    [kind, fetchTimes],
  );

  function markTaken(slot: string) {
    setTaken((before) => [...before, slot]);
    fetchTimes(true);
  }

  useEffect(() => () => controller.current?.abort(), []);
  const days = state.kind === 'known' ? state.days : [];
  const isStillFree = isFreeSlot(days, chosen) && !taken.includes(chosen);
  const slot = isStillFree ? chosen : '';
  return {
    state,
    isOffered: hasFreeTimes(days),
    dealerId: visit?.dealerId ?? '',
    slot,
    day: slot && state.kind === 'known' ? state.formatDay(slot) : '',
    choose,
    taken,
    markTaken,
    reload: () => fetchTimes(true),
    request,
    retry: () => fetchTimes(false),
  };
}
