import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { fillFromSlot } from '#contract/appointments/slot-input.ts';
import type { LeadFacts } from '#contract/leads/lead.ts';
import type { LeadFormTimes } from '../forms/lead-form.tsx';
import type { NextSlots as Loaded } from './next-slots.tsx';
import type { Slots } from './use-slots.ts';

/** Without a connection the times in the form remain. */
const NextSlots = lazy(() =>
  import('./next-slots.tsx')
    .then((loaded) => ({ default: loaded.NextSlots }))
    .catch(() => ({ default: (): ReactNode => null })),
);

/** The next free times after one that was taken. Few visitors need them, so they are loaded then. */
export const Suggestions = (props: ComponentProps<typeof Loaded>) => (
  <Suspense>
    <NextSlots {...props} />
  </Suspense>
);

/** Builds what a form with times adds: if the chosen one was taken, it is marked, and the next ones are offered. */
export const buildTimesProps = (
  facts: Pick<LeadFacts, 'appointment'>,
  { slot, choose, markTaken, reload }: Slots,
): LeadFormTimes => ({
  fillInput: (input) => fillFromSlot(facts, input),
  onRefused: (refused, code) => (code === 'slot-taken' ? markTaken(refused) : reload()),
  suggest: (next, onSet) => (
    <Suggestions
      next={next}
      slot={slot}
      onChoose={(chosen) => {
        choose(chosen);
        onSet('slot');
      }}
    />
  ),
});
