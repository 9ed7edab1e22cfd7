import type { ComponentProps } from 'react';
import { TextField } from '#ui/text-field.tsx';
import type { SectionProps } from './section-props.ts';

/** The fields that most forms have, asked for in the same way; what differs is passed along. */
type UsualField = SectionProps & Partial<ComponentProps<typeof TextField>>;

export function FirstNameField(props: UsualField) {
  return (
    <Field
      name="firstName"
      label="First name"
      required
      autoComplete="given-name"
      maxLength={100}
      {...props}
    />
  );
}

export function LastNameField(props: UsualField) {
  return (
    <Field
      name="lastName"
      label="Last name"
      required
      autoComplete="family-name"
      maxLength={100}
      {...props}
    />
  );
}

export function PhoneField(props: UsualField) {
  return (
    <Field
      name="phone"
      label="Phone number"
      type="tel"
      required
      autoComplete="tel"
      maxLength={40}
      hint="For example 0300 1234567"
      {...props}
    />
  );
}

export function EmailField(props: UsualField) {
  return (
    <Field
      name="email"
      label="Email"
      type="email"
      autoComplete="email"
      maxLength={254}
      {...props}
    />
  );
}

export function CityField(props: UsualField) {
  return (
    <Field
      name="city"
      label="City"
      required
      autoComplete="address-level2"
      maxLength={100}
      {...props}
    />
  );
}

export function AddressField(props: UsualField) {
  return (
    <Field
      name="address"
      label="Address"
      required
      autoComplete="street-address"
      maxLength={500}
      {...props}
    />
  );
}

export function CnicField(props: UsualField) {
  return (
    <Field
      name="cnic"
      label="CNIC"
      required
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      hint="13 digits, for example 12345-1234567-1"
      {...props}
    />
  );
}

/** Shown in capitals, as it is stored; a phone's keyboard is asked for them too. */
export function VinField(props: UsualField) {
  return (
    <Field
      name="vinNumber"
      label="VIN"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={30}
      className="uppercase tabular"
      {...props}
    />
  );
}

/**
 * Kilometres, written as people write them. Document 2 has a number input on phones and text on
 * desktop: one text input that asks a phone for its digits is both, and takes '45,000' on either.
 */
export function KilometresField({ name, label, ...props }: UsualField & NameAndLabel) {
  return (
    <Field
      name={name}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      hint="In kilometres, for example 45,000"
      {...props}
    />
  );
}

type NameAndLabel = Pick<ComponentProps<typeof TextField>, 'name' | 'label'>;

function Field({
  values,
  errorOf,
  name,
  ...rest
}: SectionProps & ComponentProps<typeof TextField>) {
  return <TextField {...rest} name={name} defaultValue={values[name]} error={errorOf(name)} />;
}
