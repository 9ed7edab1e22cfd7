import { type ReactNode, useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type SlotWish, useFreeDays } from '../../calendar/calendar-queries.ts';
import { FreeTimes } from '../../calendar/free-times.tsx';
import { useField } from '../../forms/form-fields.tsx';
import { formatMoment } from '../../ui/format.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { useDealerLabels } from '../lead-queries.ts';
import { useLeadScreen } from '../lead-view.ts';

/** Reads a text field of the surrounding form. */
export function useText(name: string): string {
  const value: unknown = useWatch({ name });
  return typeof value === 'string' ? value : '';
}

/**
 * Clears the chosen time when vehicle, service type or dealership changes: free times depend on them, and a time that
 * is no longer shown would be sent unnoticed.
 */
function useClearedTime(dealership: string | null): void {
  const { subscribe, setValue } = useFormContext();
  useEffect(
    () =>
      subscribe({
        name: ['selectedVehicle', 'selectedServiceType', dealership ?? ''],
        exact: true,
        formState: { values: true },
        // A reset of the whole form names no field.
        callback: ({ name: changed }) => {
          if (changed) setValue('slot', '', { shouldDirty: true });
        },
      }),
    [subscribe, setValue, dealership],
  );
}

/** What the free times depend on, and whether there are any. */
interface Wanted {
  wish: SlotWish;
  hasTimes: boolean;
}

/** Finds out whether the chosen dealer has free times, once dealer and vehicle are known. */
export function useWantedTime(): Wanted {
  const { facts } = useLeadScreen();
  const { appointment, dealership } = facts;
  const dealers = useDealerLabels();
  const label = useText(dealership ?? '');
  const vehicle = useText('selectedVehicle');
  const serviceType = useText('selectedServiceType');
  useClearedTime(dealership);
  const known = appointment && vehicle && [...dealers].find(([, each]) => each === label)?.[0];
  const wish: SlotWish = {
    kind: appointment?.kind ?? 'test-drive',
    dealerId: known || '',
    vehicle,
    serviceType: serviceType || null,
  };
  const { data: days = [] } = useFreeDays(wish);
  return { wish, hasTimes: wish.dealerId !== '' && days.length > 0 };
}

const ways = { book: 'Book a free time', wish: 'Another time' } as const;

/**
 * When the customer comes: a free time, which is booked, or a day and a time that are only wished. Without free times
 * only the latter, the children. Who has begun to type them keeps them when the free times arrive.
 */
export function WantedTime({ wanted, children }: { wanted: Wanted; children: ReactNode }) {
  const { setValue } = useFormContext();
  const [way, setWay] = useState<keyof typeof ways>('book');
  const isBooked = wanted.hasTimes && way === 'book';
  return (
    <div className="grid gap-4 sm:col-span-2">
      {wanted.hasTimes && (
        <Segmented
          legend="When"
          choices={ways}
          chosen={way}
          onChoose={(chosen) => {
            setWay(chosen);
            if (chosen === 'wish') setValue('slot', '', { shouldDirty: true });
          }}
        />
      )}
      {isBooked ? (
        <BookedTime wish={wanted.wish} />
      ) : (
        <fieldset
          aria-label="Day and time"
          onFocus={() => setWay('wish')}
          className="grid min-w-0 items-start gap-4 sm:grid-cols-2"
        >
          {children}
        </fieldset>
      )}
    </div>
  );
}

/** The free times of the dealer. A day that was typed before is the first one shown. */
function BookedTime({ wish }: { wish: SlotWish }) {
  const { appointment } = useLeadScreen().facts;
  const { setValue } = useFormContext();
  const { error } = useField('slot');
  const { error: dateError } = useField(appointment?.date ?? '');
  const slot = useText('slot');
  const [day, time] = [useText(appointment?.date ?? ''), useText(appointment?.time ?? '')];
  if (!appointment) return null;
  function choose(chosen: string) {
    if (!appointment) return;
    const [date = '', clock = ''] = chosen.split('T');
    setValue('slot', chosen, { shouldDirty: true });
    // The time says when the customer wants to come.
    if (!chosen) return;
    setValue(appointment.date, date, { shouldDirty: true, shouldValidate: true });
    setValue(appointment.time, clock, { shouldDirty: true });
  }
  return (
    <div className="grid gap-1">
      <FreeTimes
        key={`${wish.dealerId} ${wish.vehicle} ${wish.serviceType}`}
        wish={wish}
        chosen={slot}
        firstDay={day}
        onChoose={choose}
      />
      {!slot && day && (
        <p className="text-ink-soft">
          Not booked: the customer wants {formatMoment(day, time || null)}.
        </p>
      )}
      {(error ?? dateError) && <p className="text-red">{error ?? dateError}</p>}
    </div>
  );
}
