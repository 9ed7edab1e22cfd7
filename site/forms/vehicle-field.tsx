import {
  type ChangeEventHandler,
  type ComponentProps,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { thumbnailSize, thumbnailUrl } from '#catalogue/pictures/thumbnails.ts';
import { vehicles } from '#catalogue/vehicles.ts';
import { SelectField } from '#ui/fields.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import * as words from '#words/site/forms';
import { ScriptedText } from '../layout/scripted-text.tsx';
import { useAttention } from '../layout/use-attention.ts';
import { NoImage, usePictureFailure } from '../vehicles/no-image.tsx';
import type { SectionProps } from './common-fields.tsx';

/** An option with a picture: its value, the words under the picture, and the name of the small picture. */
export interface VehicleChoice {
  value: string;
  label: string;
  thumbnail: string;
}

/** How many choices a phone shows before it is scrolled; the last of them in part. */
const inFirstView = 3;

/**
 * A select of vehicles, its options as children, with a picture of each choice for a pointer. Keyboards and screen
 * readers use the select, so the pictures are hidden from both. The first ones are in the page's markup, so that they
 * show before its scripts have loaded; phones get the others once somebody touches or scrolls the page. Their buttons
 * exist from hydration on: text browsers show them in the form, and w3m sends it when one is pressed.
 */
export function VehicleSelect({
  choices,
  isPictured = false,
  onChange,
  ...field
}: Omit<ComponentProps<typeof SelectField>, 'onChange' | 'ref'> & {
  choices: readonly VehicleChoice[];
  /** Whether every option has a picture. */
  isPictured?: boolean;
  onChange?: ChangeEventHandler<HTMLSelectElement> | undefined;
}) {
  const select = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState(field.defaultValue ?? '');
  const hasAttention = useAttention();
  const isHydrated = useHydrated();
  // A visitor may have chosen before hydration.
  useEffect(() => setChosen(select.current?.value ?? ''), []);

  /** Chooses as a visitor does, so that the form notices the change. */
  function choose(value: string) {
    if (!select.current) return;
    select.current.value = value;
    select.current.dispatchEvent(new Event('change', { bubbles: true }));
  }

  return (
    <div className={`min-w-0 ${isPictured ? 'pictured-select' : ''}`}>
      <SelectField
        {...field}
        ref={select}
        onChange={(event) => {
          setChosen(event.currentTarget.value);
          onChange?.(event);
        }}
      />
      <div aria-hidden="true" tabIndex={-1} className="vehicle-pictures noscript:hidden">
        {choices.map(({ value, label, thumbnail }, index) => (
          <div
            key={value}
            data-chosen={value === chosen || undefined}
            className="vehicle-picture group relative"
          >
            <VehiclePicture name={thumbnail} isShown={index < inFirstView || hasAttention} />
            {isHydrated && (
              <button
                type="button"
                tabIndex={-1}
                onClick={() => choose(value)}
                className="absolute inset-0 z-10 cursor-pointer"
              />
            )}
            <ScriptedText text={label} className="mt-1.5 block text-sm leading-tight" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The picture of a choice of a vehicle select, over the outline of a car until it has loaded. */
function VehiclePicture({ name, isShown }: { name: string; isShown: boolean }) {
  const src = thumbnailUrl(name);
  const { hasFailed, watch } = usePictureFailure(src);
  return (
    <span className="relative block aspect-video overflow-hidden rounded-control">
      {hasFailed && <NoImage />}
      {isShown && !hasFailed && (
        <img
          {...watch}
          {...thumbnailSize}
          src={src}
          alt=""
          decoding="async"
          className="size-full transition-[scale] duration-300 group-hover:scale-103"
        />
      )}
    </span>
  );
}

/** The eight models, whose labels are the options. */
const models: readonly VehicleChoice[] = vehicles.map(({ label, slug }) => ({
  value: label,
  label,
  thumbnail: slug,
}));

/**
 * The field `selectedVehicle`: one of the eight models, or of the given choices. Each has a picture, so where all of them
 * are in sight the select shows only while it has focus.
 */
export function VehicleField({
  field,
  onChange,
  choices = models,
  children,
}: SectionProps & {
  onChange?: ChangeEventHandler<HTMLSelectElement>;
  choices?: readonly VehicleChoice[];
  /** The options of the choices, if they have more than a label. */
  children?: ReactNode;
}) {
  return (
    <VehicleSelect
      {...field('selectedVehicle')}
      isPictured
      required
      onChange={onChange}
      choices={choices}
    >
      <option value="">{words.selectVehicle}</option>
      {children ?? choices.map(({ label }) => <option key={label}>{label}</option>)}
    </VehicleSelect>
  );
}
