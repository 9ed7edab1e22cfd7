import { useState } from 'react';
import type { LeadFacts, LeadRecordBase } from '#contract/leads/lead.ts';
import { buildCorrections } from '#contract/leads/staff-entry.ts';
import { z } from '#contract/zod.ts';
import type { FormValues } from '../../forms/editing.ts';
import { FormBody, type RecordForm } from '../../forms/record-dialog.tsx';
import { changeLead, useLead } from '../lead-queries.ts';
import type { LeadView } from '../lead-view.ts';
import { CorrectedFields } from './entry-field.tsx';
import { listCorrectedFields } from './entry-fields.ts';
import { NewRequest } from './new-request.tsx';

/** The form values of a request, as text. */
function fillForm(names: readonly string[], lead: LeadRecordBase | null): FormValues {
  const stored: Record<string, unknown> = { ...lead };
  return Object.fromEntries(names.map((name) => [name, String(stored[name] ?? '')]));
}

/**
 * Builds a schema that validates and returns the changed values only: the others may be older than today's rules, such
 * as a date that has passed since.
 */
function buildSchema(facts: LeadFacts, initial: FormValues) {
  const corrections = z.object(buildCorrections(facts));
  return z.transform<FormValues, FormValues>((values, context) => {
    const changed = Object.entries(values).filter(([name, value]) => value !== initial[name]);
    const { data, error } = corrections.safeParse(Object.fromEntries(changed));
    for (const { message, path, input } of error?.issues ?? []) {
      context.issues.push({ code: 'custom', message, path: [...path], input });
    }
    return data ?? {};
  });
}

/** The parts of an inquiry's name follow the whole one. */
const withoutNameParts = (values: FormValues): FormValues =>
  'fullName' in values ? { ...values, firstName: null, lastName: null } : values;

function buildForm<Lead extends LeadRecordBase>(
  view: LeadView<Lead>,
  lead: Lead,
): RecordForm<Lead> {
  const { facts, formatName } = view;
  const fields = listCorrectedFields(view);
  const names = fields.map(({ field }) => field.name);
  const toFormValues = (record: Lead | null) => fillForm(names, record);
  return {
    kind: facts,
    schema: buildSchema(facts, toFormValues(lead)),
    texts: {
      create: { title: '', submit: '' },
      edit: {
        title: `Correct the ${facts.texts.noun.one}`,
        submit: `Update ${facts.texts.noun.one}`,
      },
    },
    failed: 'Not saved.',
    labels: Object.fromEntries(fields.map(({ field }) => [field.name, field.label])),
    formatName,
    toFormValues,
    Fields: CorrectedFields,
    send: async (version, values) => {
      const current = version ?? lead;
      const isChanged = Object.keys(values).length > 0;
      return isChanged ? await changeLead(facts, current, withoutNameParts(values)) : current;
    },
  };
}

function OpenCorrection<Lead extends LeadRecordBase>({
  view,
  lead,
}: {
  view: LeadView<Lead>;
  lead: Lead;
}) {
  const [form] = useState(() => buildForm(view, lead));
  return <FormBody form={form} record={lead} />;
}

/** The form that corrects the customer's fields of a request. */
function Correction<Lead extends LeadRecordBase>({
  view,
  id,
}: {
  view: LeadView<Lead>;
  id: string;
}) {
  const { data: lead } = useLead<Lead>(view.facts, id);
  return lead && <OpenCorrection view={view} lead={lead} />;
}

/** Shows the form of a new request, or the correction of the one with this id. Loaded when it is needed. */
export function EntryDialog<Lead extends LeadRecordBase>({
  view,
  id,
}: {
  view: LeadView<Lead>;
  id: string;
}) {
  if (id === 'new') return <NewRequest view={view} />;
  return <Correction key={id} view={view} id={id} />;
}
