import { fillFromSlot, slotMessages } from '#contract/appointments/slot-input.ts';
import type { LeadFacts } from '#contract/leads/lead.ts';
import type { LeadFormTimes } from '../forms/lead-form.tsx';
import { Suggestions } from './suggestions.tsx';
import type { Slots } from './use-slots.ts';

/** Builds what a form with times adds: if the chosen one was taken, it is marked, and the next ones are offered. */
export const buildTimesProps = (
  facts: Pick<LeadFacts, 'appointment'>,
  { slot, choose, markTaken, reload }: Slots,
): LeadFormTimes => ({
  fillInput: (input) => fillFromSlot(facts, input),
  onRefused: (refused, message) => (message === slotMessages.taken ? markTaken(refused) : reload()),
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
