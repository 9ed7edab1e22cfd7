import { ChoiceField } from '#ui/choice-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { FormSection } from '../forms/form-section.tsx';
import type { SectionProps } from '../forms/section-props.ts';

const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

/** Who comes. */
export function PersonFields({ values, errorOf }: SectionProps) {
  const field = (name: string) => ({
    name,
    defaultValue: values[name],
    error: errorOf(name),
  });
  return (
    <FormSection title="About you">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...field('firstName')}
          label="First name"
          required
          autoComplete="given-name"
          maxLength={100}
        />
        <TextField
          {...field('lastName')}
          label="Last name"
          required
          autoComplete="family-name"
          maxLength={100}
        />
        <TextField
          {...field('phone')}
          label="Phone number"
          type="tel"
          required
          autoComplete="tel"
          maxLength={40}
          hint="For example 0300 1234567"
        />
        <TextField
          {...field('email')}
          label="Email"
          type="email"
          autoComplete="email"
          maxLength={254}
        />
        <div className="sm:col-span-2">
          <ChoiceField
            {...field('ownsVehicle')}
            label="Do you own a vehicle?"
            options={answers}
            required
          />
        </div>
      </div>
    </FormSection>
  );
}
