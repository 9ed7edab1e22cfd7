import type { ReactNode } from 'react';
import { stagedShot } from '#catalogue/pictures/decorations.ts';
import type { VehicleSlug } from '#catalogue/vehicles.ts';
import { StudioPicture } from '../vehicles/studio-picture.tsx';

/** The picture of a choice of a vehicle select. */
export function VehiclePicture({ slug }: { slug: VehicleSlug }): ReactNode {
  return (
    <StudioPicture
      picture={stagedShot(slug, 'main')}
      sizes="9rem"
      className="size-full object-cover object-top transition-[scale] duration-300 group-hover:scale-103"
    />
  );
}
