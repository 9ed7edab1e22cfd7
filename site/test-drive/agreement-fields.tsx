import { CheckboxField } from '#ui/checkbox-field.tsx';
import { FormSection } from '../forms/form-section.tsx';
import type { SectionProps } from '../forms/section-props.ts';

/** The two agreements, in the documents' words. */
export function AgreementFields({ values, errorOf }: SectionProps) {
  return (
    <FormSection title="Agreements">
      <div className="grid gap-1">
        <CheckboxField
          name="licenseAgreement"
          label="I hold a valid driving license and agree to the terms and conditions."
          required
          defaultChecked={Boolean(values.licenseAgreement)}
          error={errorOf('licenseAgreement')}
        />
        <CheckboxField
          name="responsibilityAgreement"
          label="I take responsibility of any damage to vehicle during test drive."
          required
          defaultChecked={Boolean(values.responsibilityAgreement)}
          error={errorOf('responsibilityAgreement')}
        />
      </div>
    </FormSection>
  );
}
