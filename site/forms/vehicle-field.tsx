import {
  type ChangeEventHandler,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type VehicleSlug, vehicles } from '#catalogue/vehicles.ts';
import { SelectField } from '#ui/select-field.tsx';
import { useAttention } from '../layout/use-attention.ts';
import type { SectionProps } from './section-props.ts';

/** A choice of the vehicle field: its label, and the model that its picture shows. */
export interface VehicleChoice {
  label: string;
  slug: VehicleSlug;
}

/** Without a connection the select remains. */
const VehiclePictures = lazy(() =>
  import('./vehicle-pictures.tsx')
    .then((loaded) => ({ default: loaded.VehiclePictures }))
    .catch(() => ({ default: (): ReactNode => null })),
);

/** The eight models, whose labels are the options. */
const models: readonly VehicleChoice[] = vehicles;

/**
 * A select of the eight models, or of the given choices, with a picture of each for a pointer. The select says the
 * same to a keyboard and to a screen reader, so the pictures are hidden from both. Without JavaScript there are none.
 */
export function VehicleField({
  values,
  findError,
  onChange,
  choices = models,
  children,
}: SectionProps & {
  onChange?: ChangeEventHandler<HTMLSelectElement>;
  choices?: readonly VehicleChoice[];
  /** The options of the choices, if they have more than a label. */
  children?: ReactNode;
}) {
  const select = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState(values.selectedVehicle ?? '');
  const hasAttention = useAttention();
  // A visitor may have chosen before hydration.
  useEffect(() => setChosen(select.current?.value ?? ''), []);

  /** Chooses as a visitor does, so that the form notices the change. */
  function choose(label: string) {
    if (!select.current) return;
    select.current.value = label;
    select.current.dispatchEvent(new Event('change', { bubbles: true }));
  }

  return (
    <div className="min-w-0">
      <SelectField
        ref={select}
        name="selectedVehicle"
        label="Vehicle"
        required
        defaultValue={values.selectedVehicle ?? ''}
        error={findError('selectedVehicle')}
        onChange={(event) => {
          setChosen(event.currentTarget.value);
          onChange?.(event);
        }}
      >
        <option value="">Select a vehicle</option>
        {children ?? choices.map(({ label }) => <option key={label}>{label}</option>)}
      </SelectField>
      <div aria-hidden="true" className="vehicle-pictures noscript:hidden">
        {hasAttention && (
          <Suspense>
            <VehiclePictures choices={choices} chosen={chosen} onChoose={choose} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
