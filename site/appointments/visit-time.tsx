import { lazy, type ReactNode, Suspense } from 'react';
import type { SlotDay } from '#contract/appointments/slots.ts';
import { Button } from '#ui/button.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import * as words from '#words/site/appointments';
import type { SectionProps } from '../forms/common-fields.tsx';
import { hasFreeTimes } from './free-slots.ts';
import type { Slots } from './use-slots.ts';

/** Rendered on the server only. */
const SlotSelect = lazy(() =>
  import('./slot-select.tsx').then((loaded) => ({ default: loaded.SlotSelect })),
);

/** The section of the form to which 'Show free times' returns. */
export const visitAnchor = 'visit';

/** The times that were requested without script; null if none were. */
export type AskedTimes = readonly SlotDay[] | null | undefined;

interface VisitTimeProps extends SectionProps {
  slots: Slots;
  times: AskedTimes;
  isOptional?: boolean;
  /** Call it after a choice. */
  onSet: (field: string) => void;
  /** The fields for a day and a time that the dealer does not promise. */
  children: ReactNode;
}

/**
 * When the visitor comes: a free time of the dealer, or, where it takes no appointments, fields for the day that they
 * prefer. Without script a button requests the free times.
 */
export function VisitTime({
  field,
  slots,
  times,
  isOptional = false,
  onSet,
  children,
}: VisitTimeProps) {
  const isHydrated = useHydrated();
  const { state } = slots;
  const { defaultValue, error } = field('slot');
  const selected = !isHydrated && times && hasFreeTimes(times) ? times : null;
  const hasTimes = slots.isOffered || selected !== null;
  return (
    <div className="grid grid-cols-1 gap-5">
      {state.kind === 'loading' && <LoadingTimes />}
      {state.kind === 'failed' && <FailedTimes onRetry={slots.retry} />}
      {((state.kind === 'known' && !slots.isOffered) || (!isHydrated && times && !selected)) && (
        <p role="status" className="border-s-2 border-graphite-300 ps-4 text-graphite-700">
          {times?.length === 0 ? words.timesByPhone : words.nothingFree}
        </p>
      )}
      {state.kind === 'known' && slots.isOffered && (
        <>
          <input type="hidden" name="dealerId" value={slots.dealerId} />
          <state.Picker
            days={state.days}
            slot={slots.slot}
            onChoose={(slot) => {
              slots.choose(slot);
              onSet('slot');
            }}
            taken={slots.taken}
            error={error}
            isOptional={isOptional}
          />
        </>
      )}
      {selected && (
        <Suspense>
          <SlotSelect days={selected} slot={defaultValue} error={error} isOptional={isOptional} />
        </Suspense>
      )}
      {/* Disabled fields are not sent, and keep what was typed. */}
      <fieldset
        role="none"
        disabled={hasTimes}
        hidden={hasTimes || state.kind === 'loading'}
        className="min-w-0"
      >
        {children}
      </fieldset>
      <noscript>
        <Button
          type="submit"
          name="intent"
          value="times"
          formAction={`#${visitAnchor}`}
          formNoValidate
          variant="outline"
          className="w-full md:w-auto"
        >
          {times ? words.showTimesAgain : words.showTimes}
        </Button>
        <p className="mt-2 text-sm text-graphite-600">
          {times ? words.showTimesAgainHint : words.showTimesHint}
        </p>
      </noscript>
    </div>
  );
}

/** As high as a week and a few times, so that the layout shifts little when they load. */
export function LoadingTimes() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <p role="status" className="flex h-11 items-center text-sm font-medium text-graphite-800">
        {words.loadingTimes}
      </p>
      <div aria-hidden="true" className="grid grid-cols-7 gap-2">
        {Array.from({ length: 7 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change.
          <span key={index} className="loading-block h-20" />
        ))}
      </div>
      <div aria-hidden="true" className="mt-6 grid grid-cols-4 gap-2">
        {Array.from({ length: 8 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change.
          <span key={index} className="loading-block h-12" />
        ))}
      </div>
    </div>
  );
}

function FailedTimes({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-control bg-bad-soft p-4"
    >
      <p className="min-w-0 flex-1 basis-60">
        <strong className="font-semibold">{words.timesNotLoaded}</strong> {words.tryAgainOrTellDay}
      </p>
      <Button variant="outline" onClick={onRetry}>
        {words.tryAgain}
      </Button>
    </div>
  );
}
