import { TextField } from '#ui/fields.tsx';
import { CityField, EmailField, PhoneField } from '../forms/common-fields.tsx';
import { FormSection } from '../forms/form-section.tsx';
import type { SectionProps } from '../forms/section-props.ts';
import { NameFields } from './name-fields.tsx';

/**
 * The sender's contact details. [Email](docs/spec/forms.md#contact) comes second on desktop and last on
 * phones. Where the browser supports `reading-flow`, focus follows the visible order.
 */
export function PersonFields(section: SectionProps) {
  return (
    <FormSection title="About you">
      <div className="grid gap-5 [reading-flow:grid-order] sm:grid-cols-2">
        <NameFields {...section} />
        <PhoneField {...section} />
        <div className="max-md:order-1 max-md:sm:col-span-2">
          <EmailField {...section} />
        </div>
        <TextField
          name="address"
          defaultValue={section.values.address}
          error={section.findError('address')}
          label="Address"
          autoComplete="address-line1"
          maxLength={500}
        />
        <CityField {...section} required={false} />
      </div>
    </FormSection>
  );
}
