import { FormSection } from '../forms/form-section.tsx';
import type { SectionProps } from '../forms/section-props.ts';
import { KilometresField, VinField } from '../forms/usual-fields.tsx';

/** What helps the workshop to prepare. */
export function CarFields(section: SectionProps) {
  return (
    <FormSection title="Your car">
      <div className="grid gap-5 sm:grid-cols-2">
        <VinField {...section} hint="In the registration book, as chassis number" />
        <KilometresField {...section} name="odometer" label="Odometer" />
      </div>
    </FormSection>
  );
}
