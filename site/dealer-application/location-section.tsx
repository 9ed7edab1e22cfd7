import { TextField } from '#ui/text-field.tsx';
import type { SectionProps } from '../forms/section-props.ts';
import { ApplicationSection } from './application-section.tsx';

/** Proposed to whoever types; any text is taken. */
const provinces = [
  'Azad Jammu and Kashmir',
  'Balochistan',
  'Gilgit-Baltistan',
  'Islamabad Capital Territory',
  'Khyber Pakhtunkhwa',
  'Punjab',
  'Sindh',
] as const;

/** Where the dealership is to stand. */
export function LocationSection({ values, errorOf }: SectionProps) {
  const field = (name: string) => ({ name, error: errorOf(name), defaultValue: values[name] });
  return (
    <ApplicationSection
      number={3}
      title="Location Details"
      text="Where the dealership is to stand, and how much room it has."
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
