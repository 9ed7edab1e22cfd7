import type { FormEvent } from 'react';
import { TextField } from '#ui/fields.tsx';
import { onlyOn } from '../forms/layouts.ts';
import type { SectionProps } from '../forms/section-props.ts';

/** One name field on phones, two on desktop. The one typed last is sent. */
export function NameFields({ values, findError }: SectionProps) {
  const field = (name: string) => ({ name, defaultValue: values[name], error: findError(name) });
  return (
    <>
      <div className={onlyOn.phone}>
        <TextField
          {...field('fullName')}
          label="Full name"
          required
          autoComplete="name"
          maxLength={200}
          onInput={clearNameParts}
        />
      </div>
      <div className={onlyOn.desktop}>
        <TextField
          {...field('firstName')}
          label="First name"
          required
          autoComplete="given-name"
          maxLength={100}
          onInput={fillFullName}
        />
      </div>
      <div className={onlyOn.desktop}>
        <TextField
          {...field('lastName')}
          label="Last name"
          required
          autoComplete="family-name"
          maxLength={100}
          onInput={fillFullName}
        />
      </div>
    </>
  );
}

type InputEvent = FormEvent<HTMLInputElement>;

function input({ currentTarget }: InputEvent, name: string): HTMLInputElement {
  return currentTarget.form?.elements.namedItem(name) as HTMLInputElement;
}

/** Fills the phone layout's field too: turning a tablet or zooming changes the layout. */
function fillFullName(event: InputEvent): void {
  const parts = ['firstName', 'lastName'].map((name) => input(event, name).value.trim());
  input(event, 'fullName').value = parts.every(Boolean) ? parts.join(' ') : '';
}

/** Clears first and last name: a full name cannot be split reliably. */
function clearNameParts(event: InputEvent): void {
  for (const name of ['firstName', 'lastName']) input(event, name).value = '';
}
