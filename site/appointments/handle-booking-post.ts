import { data, type RouterContextProvider } from 'react-router';
import { slotMessages } from '#contract/appointments/slot-input.ts';
import { keepSpread, type SlotDay } from '#contract/appointments/slots.ts';
import type { FieldError } from '#contract/http/http.ts';
import { readFormText } from '#contract/input/read-form.ts';
import type { LeadFacts } from '#contract/leads/lead.ts';
import * as words from '#words/site/appointments';
import { siteContext } from '../entry.server.tsx';
import { mapDealershipIds } from '../forms/dealership-field.tsx';
import type { PostedForm } from '../forms/posted-form.ts';

interface ActionArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

type Facts = Pick<LeadFacts, 'slug' | 'appointment'>;
type Result = PostedForm & { status: number };

/** The choices that free times depend on, with the message for a missing one. */
const needed: readonly FieldError[] = [
  { field: 'selectedVehicle', message: words.missingVehicle },
  { field: 'selectedServiceType', message: words.missingServiceType },
  { field: 'selectedDealership', message: slotMessages.noDealer },
];

/** The most times per day in the select without script, which lists a month. */
const maxOptions = 24;

/** Leaves out times of a day that has many, but keeps the chosen slot. */
function shorten({ times, ...day }: SlotDay, slot: string): SlotDay {
  const kept = new Set(keepSpread(times, maxOptions));
  const isKept = (one: SlotDay['times'][number]) =>
    kept.has(one) || `${day.date}T${one.time}` === slot;
  return { ...day, times: times.filter(isKept) };
}

/** Lists the free times for a form; null if its dealership is unknown, or if they cannot be read. */
async function listTimes(
  { appointment }: Facts,
  form: FormData,
  { context }: ActionArgs,
): Promise<SlotDay[] | null> {
  const { listDealers, listSlots, report } = context.get(siteContext);
  const read = (field: string) => String(form.get(field) ?? '').trim();
  try {
    const dealerId = mapDealershipIds(await listDealers())[read('selectedDealership')];
    if (!appointment || !dealerId) return null;
    const days = await listSlots({
      kind: appointment.kind,
      dealerId,
      vehicle: read('selectedVehicle') || undefined,
      serviceType: read('selectedServiceType') || undefined,
    });
    return days.map((day) => shorten(day, read('slot')));
  } catch (error) {
    report(error);
    return null;
  }
}

/** Answers 'Show free times': nothing is stored. */
async function askTimes(facts: Facts, form: FormData, args: ActionArgs): Promise<Result> {
  const values = readFormText(form);
  const errors = needed.filter(({ field }) => values[field]?.trim() === '');
  const [first] = errors;
  if (first) {
    const answer = { success: false, message: first.message, errors } as const;
    return { status: 400, answer, values };
  }
  const times = await listTimes(facts, form, args);
  if (times) return { status: 200, answer: null, values, times };
  const answer = { success: false, message: words.timesFailed } as const;
  return { status: 503, answer, values };
}

/**
 * The action of a form with appointments, if it is sent without JavaScript or before hydration. A form that showed times
 * shows them again after an error: one may have been taken.
 */
export async function handleBookingPost(facts: Facts, args: ActionArgs) {
  const form = await args.request.formData();
  if (form.get('intent') === 'times') {
    const { status, ...asked } = await askTimes(facts, form, args);
    return data(asked, { status });
  }
  const { status, ...result } = await args.context.get(siteContext).submitForm(facts.slug, form);
  const showsTimes = !result.answer.success && form.has('slot');
  const times = showsTimes ? await listTimes(facts, form, args) : null;
  return data({ ...result, times } satisfies PostedForm, { status });
}
