import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router';
import { phoneFormat } from '#contract/input/formats.ts';
import { formatReference } from '#contract/leads/lead.ts';
import { describeFailure } from '../../api.ts';
import { useField } from '../../forms/form-fields.tsx';
import { buildPersonAddress } from '../../people/build-person-address.ts';
import { InputField } from '../../ui/fields.tsx';
import { useLeadScreen } from '../lead-view.ts';
import { findKnownPerson, isCompleteMobile, type KnownPerson } from './known-person.ts';

/** Whether the surrounding form is that of a new request. */
export const NewRequestContext = createContext(false);

/** Returns whether the surrounding form is that of a new request. */
const useIsNewRequest = (): boolean => use(NewRequestContext);

interface PhoneFieldProps {
  name: string;
  label: string;
  required: boolean;
}

/**
 * Looks numbers up, and fills blank fields with the known data of the person. Clears values that it filled in for
 * another number, unless somebody has changed them.
 */
function useKnownPerson() {
  const { facts } = useLeadScreen();
  const { getValues, setValue } = useFormContext();
  const client = useQueryClient();
  const [person, setPerson] = useState<KnownPerson | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const asked = useRef('');
  const filled = useRef<Record<string, string>>({});
  function fill(fields: Record<string, string>) {
    const form: Record<string, unknown> = getValues();
    for (const name of new Set([...Object.keys(filled.current), ...Object.keys(fields)])) {
      const isOurs = form[name] === '' || form[name] === filled.current[name];
      if (isOurs) setValue(name, fields[name] ?? '', { shouldDirty: true });
    }
    filled.current = fields;
  }
  async function look(phone: string) {
    if (asked.current === phone) return;
    asked.current = phone;
    try {
      const found = await client.fetchQuery({
        queryKey: ['known person', facts.slug, phone],
        queryFn: () => findKnownPerson(facts, phone),
        staleTime: 60_000,
      });
      // Another number may have been typed since.
      if (asked.current !== phone) return;
      setPerson(found);
      setFailure(null);
      fill(found?.fields ?? {});
    } catch (error) {
      // The form works without it.
      setFailure(describeFailure(error));
    }
  }
  return { person, failure, look: (phone: string) => void look(phone) };
}

/** The phone number. In a new request, a known person's other fields are filled in. */
export function PhoneField({ name, label, required }: PhoneFieldProps) {
  const isNew = useIsNewRequest();
  const { error, onChange, onBlur, ...field } = useField(name);
  const { person, failure, look } = useKnownPerson();
  return (
    <div className="grid content-start gap-1">
      <InputField
        {...field}
        label={label}
        error={error}
        required={required}
        type="tel"
        autoComplete="off"
        onChange={(event) => {
          if (isNew && isCompleteMobile(event.target.value)) look(event.target.value);
          return onChange(event);
        }}
        onBlur={(event) => {
          if (isNew && phoneFormat.parse(event.target.value)) look(event.target.value);
          return onBlur(event);
        }}
      />
      <div role="status" className="text-ink-soft empty:hidden">
        {person && <PersonNote person={person} />}
        {failure && `Known customers were not looked up. ${failure}`}
      </div>
    </div>
  );
}

/** Says who is known under the number, with their open request of the type. */
function PersonNote({ person: { name, fields, openRequest } }: { person: KnownPerson }) {
  const { getValues } = useFormContext();
  const { facts } = useLeadScreen();
  const phone: unknown = getValues('phone');
  const address = buildPersonAddress({ phone: String(phone), email: fields.email ?? null });
  return (
    <>
      Known:{' '}
      <Link to={address} tabIndex={-1} className="underline">
        {name}
      </Link>
      .
      {openRequest && (
        <>
          {' '}
          Has an open {facts.texts.noun.one}:{' '}
          <Link to={`?open=${openRequest}`} tabIndex={-1} className="underline">
            {formatReference(openRequest)}
          </Link>
        </>
      )}
    </>
  );
}
