import { TextField } from '#ui/text-field.tsx';
import { FormSection } from '../forms/form-section.tsx';
import type { SectionProps } from '../forms/section-props.ts';
import { useIsPhone } from '../forms/use-browser.ts';
import { CityField, EmailField, PhoneField } from '../forms/usual-fields.tsx';
import { NameFields } from './name-fields.tsx';

/**
 * Who writes. The e-mail address comes second on desktop and last on phones (document 2); the focus
 * follows what is seen where the browser knows how.
 */
export function PersonFields(section: SectionProps) {
  const isPhone = useIsPhone();
  return (
    <FormSection title="About you">
      <div className="grid gap-5 [reading-flow:grid-order] sm:grid-cols-2">
        <NameFields {...section} />
        <PhoneField {...section} />
        <div className="max-md:order-1 max-md:sm:col-span-2">
          {/*
           * Document 2 marks it required on desktop, the shared rule does not ask for it: it is
           * marked, and a message without it is taken all the same, since a phone number is enough.
           */}
          <EmailField {...section} required={!isPhone} />
        </div>
        <TextField
          name="address"
          defaultValue={section.values.address}
          error={section.errorOf('address')}
          label="Address"
          autoComplete="address-line1"
          maxLength={500}
        />
        <CityField {...section} required={false} />
      </div>
    </FormSection>
  );
}
