import { useState } from 'react';
import { useLocation } from 'react-router';
import { idempotencyKeyHeader, type Success } from '#contract/http/http.ts';
import { listFields } from '#contract/input/read-form.ts';
import type { LeadFacts, LeadRecordBase } from '#contract/leads/lead.ts';
import { buildEntryInput, entrySources } from '#contract/leads/staff-entry.ts';
import { callApi } from '../../api.ts';
import type { FormValues } from '../../forms/editing.ts';
import { FormBody, type RecordForm } from '../../forms/record-dialog.tsx';
import { useUser } from '../../session/session.ts';
import { useDealerLabels } from '../lead-queries.ts';
import type { LeadScreenContext, LeadView } from '../lead-view.ts';
import { NewFields } from './entry-field.tsx';
import { listNewFields } from './entry-fields.ts';
import { type Caller, nameFields } from './known-person.ts';
import { canTake } from './new-request-button.tsx';
import { NewRequestContext } from './phone-field.tsx';

interface Known {
  /** The dealership of a dealer's account; '' for head office. */
  ownDealership: string;
  /** Who the request is for, if the form was opened from the page of a person. */
  caller: Caller | undefined;
}

const pickFields = (values: FormValues, names: readonly string[]): FormValues =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? '']));

/** Defaults for values that are the same in nearly every request that staff enter, and who is known to call. */
function buildDefaults(
  { facts: { dealership, named }, choices = {} }: Pick<LeadScreenContext, 'facts' | 'choices'>,
  { ownDealership, caller }: Known,
): FormValues {
  const [source] = entrySources;
  const single = Object.entries(choices).filter(([, { length }]) => length === 1);
  return {
    ...Object.fromEntries(single.map(([name, [choice]]) => [name, choice])),
    source,
    ownsVehicle: 'no',
    language: 'en',
    ...(dealership && { [dealership]: ownDealership }),
    ...(caller && { phone: caller.phone, email: caller.email }),
    ...(caller && pickFields(nameFields(caller.name), named)),
  };
}

/** Sends new requests. The same values are sent under the same key, so that a second try stores nothing twice. */
function createSender<Lead>(facts: LeadFacts): (values: FormValues) => Promise<Lead> {
  let last = { body: '', key: '' };
  return async (values) => {
    const body = JSON.stringify(values);
    if (last.body !== body) last = { body, key: crypto.randomUUID() };
    const { data } = await callApi<Success<Lead & object>>(facts.paths.records, {
      method: 'POST',
      body: values,
      headers: { [idempotencyKeyHeader]: last.key },
    });
    return data;
  };
}

function buildForm<Lead extends LeadRecordBase>(
  view: LeadView<Lead>,
  known: Known,
): RecordForm<Lead> {
  const { facts, formatName } = view;
  const fields = listNewFields(view);
  const names = Object.keys(listFields(facts.input));
  const defaults = buildDefaults(view, known);
  const send = createSender<Lead>(facts);
  return {
    kind: facts,
    schema: buildEntryInput(facts),
    texts: {
      create: { title: `New ${facts.texts.noun.one}`, submit: `Create ${facts.texts.noun.one}` },
      edit: { title: '', submit: '' },
    },
    failed: 'Not saved.',
    labels: Object.fromEntries(fields.map(({ field }) => [field.name, field.label])),
    formatName,
    toFormValues: () =>
      Object.fromEntries(
        names
          .filter((name) => name in defaults || fields.some(({ field }) => field.name === name))
          .map((name) => [name, defaults[name] ?? '']),
      ),
    Fields: NewFields,
    send: (_version, values) => send(values),
  };
}

function OpenNewRequest<Lead extends LeadRecordBase>(props: {
  view: LeadView<Lead>;
  ownDealership: string;
}) {
  const { view, ownDealership } = props;
  const { state } = useLocation();
  const [form] = useState(() => buildForm(view, { ownDealership, caller: state?.caller }));
  return (
    <NewRequestContext value={true}>
      <FormBody form={form} record={null} />
    </NewRequestContext>
  );
}

/** The form for a request by phone or in person. A dealer account enters it for its own dealer. */
export function NewRequest<Lead extends LeadRecordBase>({ view }: { view: LeadView<Lead> }) {
  const { dealerId } = useUser();
  const dealers = useDealerLabels();
  const ownDealership = dealerId === null ? '' : dealers.get(dealerId);
  if (!canTake(view.facts)) return null;
  // The form is prefilled with the account's dealership, so it waits until that is loaded.
  if (ownDealership === undefined && dealers.size === 0) return null;
  return <OpenNewRequest view={view} ownDealership={ownDealership ?? ''} />;
}
