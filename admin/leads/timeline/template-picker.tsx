import { useQuery } from '@tanstack/react-query';
import { isBlocking, type RequestAppointment } from '#contract/appointments/appointment.ts';
import { slotToMoment } from '#contract/appointments/slot-input.ts';
import { type Dealer, dealershipLabel } from '#contract/dealers/dealers.ts';
import { formatAppointmentTime, formatDay } from '#contract/format/in-languages.ts';
import type { Success } from '#contract/http/http.ts';
import { formatReference, type LeadFacts, type LeadRecordBase } from '#contract/leads/lead.ts';
import {
  type DealerRequestSlug,
  fillTemplate,
  type OfferedTemplate,
  type PlaceholderValues,
  templatePaths,
} from '#contract/leads/message-templates.ts';
import { otherInquiry } from '#contract/leads/other-inquiry.ts';
import type { Language } from '#contract/site/language.ts';
import { dealerRequestSlugs } from '#contract/staff/staff.ts';
import { callApi } from '../../api.ts';
import { useAppointment } from '../../calendar/calendar-queries.ts';
import { formatWhen } from '../../calendar/format-when.ts';
import { isPermitted, useOwnSettings, useUser } from '../../session/session.ts';
import { SelectField } from '../../ui/fields.tsx';
import { formatMoment } from '../../ui/format.ts';
import { useDealer } from '../lead-queries.ts';

interface Surroundings {
  /** The dealer that answers the request; undefined for head office. */
  dealer: Pick<Dealer, 'name' | 'city' | 'phone'> | undefined;
  appointment: RequestAppointment | null | undefined;
  /** The name of the member of staff who writes. */
  staffName: string | null | undefined;
}

/** Words the time of an appointment, or else the confirmed day with its time; null without either. */
function formatTime(
  language: Language,
  { startAt, day, time }: { startAt: string | undefined; day: string | null; time: string | null },
): string | null {
  if (language === 'en') return startAt ? formatWhen(startAt) : day && formatMoment(day, time);
  if (!startAt && (!day || !time)) return day && formatDay(language, day);
  return formatAppointmentTime(language, startAt ?? slotToMoment(`${day}T${time}`));
}

/** Reads the values of placeholders from a request of any type, its dealer and its appointment, and who writes. */
export function readPlaceholders(
  lead: LeadRecordBase,
  { dealer, appointment, staffName }: Surroundings,
  language: Language = 'en',
): PlaceholderValues {
  const stored: Record<string, unknown> = { ...lead };
  const read = (...names: string[]) => {
    const found = names.map((name) => stored[name]).find((value) => typeof value === 'string');
    return typeof found === 'string' ? found : null;
  };
  const vehicle = read('selectedVehicle', 'vehicle');
  const day = read('confirmedDate');
  const toCome = appointment && isBlocking(appointment.status) ? appointment : null;
  return {
    firstName: read('firstName', 'fullName'),
    // An inquiry about none of the models names no vehicle.
    vehicle: vehicle === otherInquiry ? null : vehicle,
    dealership: dealer
      ? dealershipLabel(dealer)
      : read('selectedDealership', 'preferredDealership'),
    reference: formatReference(lead._id),
    appointment: formatTime(language, {
      startAt: toCome?.startAt,
      day,
      time: read('confirmedTime'),
    }),
    link: toCome?.link,
    staffName,
    dealerName: dealer?.name,
    dealerPhone: dealer?.phone,
  };
}

const findSlug = ({ slug }: LeadFacts): DealerRequestSlug | undefined =>
  dealerRequestSlugs.find((answered) => answered === slug);

/** The templates that are offered for a type's requests; none for types without answers. */
function useTemplates(facts: LeadFacts): readonly OfferedTemplate[] {
  const slug = findSlug(facts);
  const { data } = useQuery({
    queryKey: ['offered templates', slug],
    queryFn: async ({ signal }) => {
      if (!slug) return [];
      const path = templatePaths.offered(slug);
      return (await callApi<Success<OfferedTemplate[]>>(path, { signal })).data;
    },
    enabled: slug !== undefined,
    staleTime: 60_000,
  });
  return data ?? [];
}

/** Sorts the templates in the customer's language before the others. */
const sortByLanguage = (templates: readonly OfferedTemplate[], language: Language) =>
  templates.toSorted(
    (one, other) => Number(other.language === language) - Number(one.language === language),
  );

interface TemplatePickerProps {
  facts: LeadFacts;
  lead: LeadRecordBase;
  /** Receives the chosen template, filled in for the request. */
  onPick: (filled: { _id: string; subject: string; text: string }) => void;
}

/** Offers the templates for a request; nothing if there are none. */
export function TemplatePicker({ facts, lead, onPick }: TemplatePickerProps) {
  const templates = useTemplates(facts);
  const dealer = useDealer(lead.dealerId);
  const { data: settings } = useOwnSettings();
  const canRead = isPermitted(useUser(), 'appointments') && facts.appointment !== null;
  const { data: appointment } = useAppointment(lead._id, canRead);
  if (templates.length === 0) return null;
  function pick(id: string) {
    const template = templates.find(({ _id }) => _id === id);
    if (!template) return;
    const { language } = template;
    const known = { dealer, appointment, staffName: settings?.name };
    const values = readPlaceholders(lead, known, language);
    const fill = (text: string) => fillTemplate(text, values, language);
    onPick({ _id: template._id, subject: fill(template.subject), text: fill(template.text) });
  }
  return (
    <SelectField label="Template" value="" onChange={({ target }) => pick(target.value)}>
      <option value="">Choose a template</option>
      {sortByLanguage(templates, lead.language).map(({ _id, name }) => (
        <option key={_id} value={_id} dir="auto">
          {name}
        </option>
      ))}
    </SelectField>
  );
}
