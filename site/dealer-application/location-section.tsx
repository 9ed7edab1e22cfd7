import { TextField } from '#ui/fields.tsx';
import type { SectionProps } from '../forms/section-props.ts';
import { ApplicationSection } from './application-section.tsx';

/** Suggestions only: any text is accepted. */
const provinces = [
  'Azad Jammu and Kashmir',
  'Balochistan',
  'Gilgit-Baltistan',
  'Islamabad Capital Territory',
  'Khyber Pakhtunkhwa',
  'Punjab',
  'Sindh',
] as const;

/** The location of the dealership. */
export function LocationSection({ values, findError }: SectionProps) {
  const field = (name: string) => ({ name, error: findError(name), defaultValue: values[name] });
  return (
    <ApplicationSection
      number={3}
      title="Location Details"
      text="Where the dealership will be, and how large the site is."
    >
      <TextField
        {...field('cityDealership')}
        label="City of the dealership"
        required
        maxLength={100}
      />
      <div>
        <TextField
          {...field('province')}
          label="Province"
          required
          maxLength={100}
          list="provinces"
        />
        <datalist id="provinces">
          {provinces.map((province) => (
            <option key={province} value={province} />
          ))}
        </datalist>
      </div>
      <div className="sm:col-span-2">
        <TextField
          {...field('location')}
          label="Location"
          required
          maxLength={500}
          hint="The area and the road"
        />
      </div>
      <div className="sm:col-span-2">
        <TextField
          {...field('proposedLocation')}
          label="Proposed location"
          maxLength={500}
          hint="The site itself: plot number, landmark or a link to a map"
        />
      </div>
      <TextField
        {...field('proposedSize')}
        label="Proposed size"
        maxLength={100}
        hint="For example 2 kanal"
      />
      <TextField
        {...field('proposedDimensions')}
        label="Proposed dimensions"
        maxLength={200}
        hint="Front and depth, for example 100 ft × 90 ft"
      />
    </ApplicationSection>
  );
}
