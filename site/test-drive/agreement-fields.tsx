import { Link } from 'react-router';
import { CheckboxField } from '#ui/fields.tsx';
import { FormSection } from '../forms/form-section.tsx';
import type { SectionProps } from '../forms/section-props.ts';

/** The two agreements: docs/spec/forms.md#test-drive. */
export function AgreementFields({ values, findError }: SectionProps) {
  return (
    <FormSection title="Agreements">
      <div className="grid gap-1">
        <CheckboxField
          name="licenseAgreement"
          label="I hold a valid driving license and agree to the terms and conditions."
          required
          defaultChecked={Boolean(values.licenseAgreement)}
          error={findError('licenseAgreement')}
        />
        <p className="ps-8">
          <Link
            to="/test-drive/terms"
            target="_blank"
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            Read the terms<span className="sr-only"> of the test drive in a new tab</span>
          </Link>
        </p>
        <CheckboxField
          name="responsibilityAgreement"
          label="I take responsibility of any damage to vehicle during test drive."
          required
          defaultChecked={Boolean(values.responsibilityAgreement)}
          error={findError('responsibilityAgreement')}
        />
      </div>
    </FormSection>
  );
}
