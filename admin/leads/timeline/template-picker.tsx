import { useQuery } from '@tanstack/react-query';
import type { Success } from '#contract/http.ts';
import type { LeadFacts, LeadRecordBase } from '#contract/lead.ts';
import {
  type AnsweredSlug,
  fillTemplate,
  type OfferedTemplate,
  templatePaths,
} from '#contract/message-templates.ts';
import { answeredSlugs } from '#contract/staff.ts';
import { callApi } from '../../api.ts';
import { useAppointment } from '../../calendar/calendar-queries.ts';
import { isPermitted, useUser } from '../../session/session.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { useDealerLabels } from '../work-queries.ts';
import { readPlaceholders } from './read-placeholders.ts';

const findSlug = ({ slug }: LeadFacts): AnsweredSlug | undefined =>
  answeredSlugs.find((answered) => answered === slug);

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

interface TemplatePickerProps {
  facts: LeadFacts;
  lead: LeadRecordBase;
  /** Receives the chosen template, filled in for the request. */
  onPick: (filled: { _id: string; subject: string; text: string }) => void;
}

/** Offers the templates for a request; nothing if there are none. */
export function TemplatePicker({ facts, lead, onPick }: TemplatePickerProps) {
  const templates = useTemplates(facts);
  const dealers = useDealerLabels();
  const canRead = isPermitted(useUser(), 'appointments') && facts.appointment !== null;
  const { data: appointment } = useAppointment(lead._id, canRead);
  if (templates.length === 0) return null;
  function pick(id: string) {
    const template = templates.find(({ _id }) => _id === id);
    if (!template) return;
    const values = readPlaceholders(lead, dealers, appointment);
    const fill = (text: string) => fillTemplate(text, values, template.language);
    onPick({ _id: template._id, subject: fill(template.subject), text: fill(template.text) });
  }
  return (
    <SelectField label="Template" value="" onChange={({ target }) => pick(target.value)}>
      <option value="">Choose a template</option>
      {templates.map(({ _id, name }) => (
        <option key={_id} value={_id} dir="auto">
          {name}
        </option>
      ))}
    </SelectField>
  );
}
