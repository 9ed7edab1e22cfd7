import type { ComponentProps } from 'react';
import { TextField } from '#ui/fields.tsx';
import type { SectionProps } from './section-props.ts';

/** Fields that most forms share; props that differ are passed in. */
type CommonFieldProps = SectionProps & Partial<ComponentProps<typeof TextField>>;

export function FirstNameField(props: CommonFieldProps) {
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

export function LastNameField(props: CommonFieldProps) {
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

export function PhoneField(props: CommonFieldProps) {
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

export function EmailField(props: CommonFieldProps) {
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

export function CityField(props: CommonFieldProps) {
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

export function AddressField(props: CommonFieldProps) {
  return (
    <Field
      name="address"
      label="Address"
      required
      autoComplete="address-line1"
      maxLength={500}
      {...props}
    />
  );
}

export function CnicField(props: CommonFieldProps) {
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

/** Shown in capitals, as it is stored; phones are asked for a keyboard with capitals. */
export function VinField(props: CommonFieldProps) {
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
 * Kilometers, with or without separators. A text input with numeric input mode gets a number keypad on
 * phones and accepts '45,000'.
 */
export function KilometersField({ name, label, ...props }: CommonFieldProps & NameAndLabel) {
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
  findError,
  name,
  ...rest
}: SectionProps & ComponentProps<typeof TextField>) {
  return <TextField {...rest} name={name} defaultValue={values[name]} error={findError(name)} />;
}
