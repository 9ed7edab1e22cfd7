import { lazy, Suspense, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { OwnAppointment } from '#contract/appointments/appointment.ts';
import { formatAppointmentTime, moveAnchor } from '#contract/appointments/appointment-text.ts';
import type { SlotDay } from '#contract/appointments/slots.ts';
import { Button } from '#ui/button.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import * as words from '#words/site/appointments';
import { Disclosure } from '../layout/disclosure.tsx';
import { hasFreeTimes, isFreeSlot } from './free-slots.ts';
import { SlotSelect } from './slot-select.tsx';
import { LoadingTimes } from './visit-time.tsx';

/** Without a connection the select replaces it. */
const SlotPicker = lazy(() =>
  import('./slot-picker.tsx')
    .then((loaded) => ({ default: loaded.SlotPicker }))
    .catch(() => ({ default: SlotSelect })),
);

/** Moves the appointment to another free time. */
export function MoveForm({
  days,
  offered,
  slot,
  onChoose,
  taken,
  error,
}: {
  days: readonly SlotDay[];
  /** The slot of the email's link that opened the page, or ''. */
  offered: string;
  /** The chosen slot, or ''. */
  slot: string;
  onChoose: (slot: string) => void;
  taken: readonly string[];
  error: string | undefined;
}) {
  const isHydrated = useHydrated();
  const isPending = usePending('move');
  const isOffered = offered !== '';
  if (!hasFreeTimes(days)) {
    return (
      <Disclosure id={moveAnchor} title={words.moveTitle} isOpen={isOffered}>
        <p className="max-w-prose text-graphite-700">{words.nothingElseFree}</p>
      </Disclosure>
    );
  }
  return (
    <Disclosure id={moveAnchor} title={words.moveTitle} isOpen={isOffered || error !== undefined}>
      {isOffered && !isFreeSlot(days, offered) && (
        <p role="status" className="mb-5 border-s-2 border-graphite-300 ps-4 text-graphite-700">
          {words.offerIsGone}
        </p>
      )}
      <Form method="post" noValidate>
        <input type="hidden" name="intent" value="move" />
        {isHydrated ? (
          <Suspense fallback={<LoadingTimes />}>
            <SlotPicker days={days} slot={slot} onChoose={onChoose} taken={taken} error={error} />
          </Suspense>
        ) : (
          <SlotSelect days={days} slot={slot} error={error} />
        )}
        <Button
          type="submit"
          disabled={isHydrated && slot === ''}
          aria-disabled={isPending}
          className="mt-5 w-full md:w-auto md:min-w-64"
        >
          {isPending ? words.moving : words.move}
        </Button>
      </Form>
    </Disclosure>
  );
}

/** Cancels the appointment, after a question. */
export function CancelForm({ appointment }: { appointment: OwnAppointment }) {
  const isPending = usePending('cancel');
  return (
    <Disclosure title={words.cancelTitle} isOpen={false}>
      <p className="max-w-prose text-graphite-700">
        <Sentence
          text={words.askCancel}
          parts={{
            time: (
              <strong className="font-semibold text-graphite-950">
                {formatAppointmentTime(appointment.startAt)}
              </strong>
            ),
          }}
        />
      </p>
      <Form method="post" className="mt-5">
        <input type="hidden" name="intent" value="cancel" />
        <Button
          type="submit"
          variant="outline"
          aria-disabled={isPending}
          className="w-full md:w-auto md:min-w-64"
        >
          {isPending ? words.cancelling : words.cancel}
        </Button>
      </Form>
    </Disclosure>
  );
}

/** Whether the form with this intent is being sent. */
function usePending(intent: string): boolean {
  const { formData } = useNavigation();
  return formData?.get('intent') === intent;
}

/** The state of a choice that is dropped when its slot is gone. */
export function useMoveChoice(days: readonly SlotDay[], first = '') {
  const [chosen, choose] = useState(first);
  return { slot: isFreeSlot(days, chosen) ? chosen : '', choose };
}
