import type { ReactNode } from 'react';
import { stagedShot } from '#catalogue/pictures/decorations.ts';
import { StudioPicture } from '../vehicles/studio-picture.tsx';
import type { VehicleChoice } from './vehicle-field.tsx';

/** The choices of a vehicle select as pictures, for a pointer. */
export function VehiclePictures({
  choices,
  chosen,
  onChoose,
}: {
  choices: readonly VehicleChoice[];
  chosen: unknown;
  onChoose: (value: string) => void;
}): ReactNode {
  return choices.map(({ value, label, slug }) => (
    <button
      key={value}
      type="button"
      tabIndex={-1}
      data-chosen={value === chosen || undefined}
      onClick={() => onChoose(value)}
      className="vehicle-picture group"
    >
      <span className="studio block aspect-video overflow-hidden rounded-control">
        <StudioPicture
          picture={stagedShot(slug, 'main')}
          sizes="9rem"
          className="size-full object-cover object-top transition-[scale] duration-300 group-hover:scale-103"
        />
      </span>
      <span className="mt-1.5 block text-sm leading-tight">{label}</span>
    </button>
  ));
}
