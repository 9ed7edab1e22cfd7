import { TextField } from '#ui/text-field.tsx';
import { FormSection } from '../forms/form-section.tsx';
import type { SectionProps } from '../forms/section-props.ts';
import { useIsPhone } from '../forms/use-browser.ts';
import { NameFields } from './name-fields.tsx';

/**
 * Who writes. The e-mail address comes second on desktop and last on phones (document 2); the focus
 * follows what is seen where the browser knows how.
 */
export function PersonFields({ values, errorOf }: SectionProps) {
  const isPhone = useIsPhone();
  const field = (name: string) => ({ name, defaultValue: values[name], error: errorOf(name) });
  return (
    <FormSection title="About you">
      <div className="grid gap-5 [reading-flow:grid-order] sm:grid-cols-2">
        <NameFields values={values} errorOf={errorOf} />
        <TextField
          {...field('phone')}
          label="Phone number"
          type="tel"
          required
          autoComplete="tel"
          maxLength={40}
          hint="For example 0300 1234567"
        />
        <div className="max-md:order-1 max-md:sm:col-span-2">
          {/*
           * Document 2 marks it required on desktop, the shared rule does not ask for it: it is
           * marked, and a message without it is taken all the same, since a phone number is enough.
           */}
          <TextField
            {...field('email')}
            label="Email"
            type="email"
            required={!isPhone}
            autoComplete="email"
            maxLength={254}
          />
        </div>
        <TextField
          {...field('address')}
          label="Address"
          autoComplete="address-line1"
          maxLength={500}
        />
        <TextField {...field('city')} label="City" autoComplete="address-level2" maxLength={100} />
      </div>
    </FormSection>
  );
}
