import type { FormEvent } from 'react';
import { TextField } from '#ui/text-field.tsx';
import { onlyOn } from '../forms/layouts.ts';
import type { SectionProps } from '../forms/section-props.ts';

/** One name on phones, two on desktop. Whichever was typed last is what is sent. */
export function NameFields({ values, errorOf }: SectionProps) {
  const field = (name: string) => ({ name, defaultValue: values[name], error: errorOf(name) });
  return (
    <>
      <div className={onlyOn.phone}>
        <TextField
          {...field('fullName')}
          label="Full name"
          required
          autoComplete="name"
          maxLength={200}
          onInput={forgetParts}
        />
      </div>
      <div className={onlyOn.desktop}>
        <TextField
          {...field('firstName')}
          label="First name"
          required
          autoComplete="given-name"
          maxLength={100}
          onInput={fillWhole}
        />
      </div>
      <div className={onlyOn.desktop}>
        <TextField
          {...field('lastName')}
          label="Last name"
          required
          autoComplete="family-name"
          maxLength={100}
          onInput={fillWhole}
        />
      </div>
    </>
  );
}

type Typing = FormEvent<HTMLInputElement>;

function input({ currentTarget }: Typing, name: string): HTMLInputElement {
  return currentTarget.form?.elements.namedItem(name) as HTMLInputElement;
}

/** Turning a tablet or zooming in changes the layout: the other one's field is to know the name too. */
function fillWhole(event: Typing): void {
  const parts = ['firstName', 'lastName'].map((name) => input(event, name).value.trim());
  input(event, 'fullName').value = parts.every(Boolean) ? parts.join(' ') : '';
}

/** Where a name is to be cut in two only its bearer knows. */
function forgetParts(event: Typing): void {
  for (const name of ['firstName', 'lastName']) input(event, name).value = '';
}
