import type { LeadFacts } from '#contract/lead.ts';
import { FormSelect } from '../../forms/form-fields.tsx';
import { statusLabel } from '../../ui/status-label.ts';
import { statusChoices } from '../statuses.ts';

/** The status of a request among those of its type. */
export function StatusField({ facts, current }: { facts: LeadFacts; current: string }) {
  return (
    <FormSelect
      label="Status"
      name="status"
      choices={statusChoices(facts, current)}
      labelOf={statusLabel}
    />
  );
}
