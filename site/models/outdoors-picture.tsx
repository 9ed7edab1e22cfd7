import { VehiclePhoto } from '../vehicles/vehicle-photo.tsx';
import type { ModelPage } from './model-page.ts';

/** The car on the road, across the whole page; nothing until there is a picture. */
export function OutdoorsPicture({
  page: { outdoors, vehicle },
}: {
  page: Pick<ModelPage, 'outdoors' | 'vehicle'>;
}) {
  if (!outdoors.wide) return null;
  return (
    <VehiclePhoto
      photo={outdoors.wide}
      tall={outdoors.tall}
      body={vehicle.body}
      sizes="100vw"
      className="aspect-3/4 w-full md:aspect-4/3 md:landscape:aspect-21/9 min-[62.5rem]:aspect-21/9"
    />
  );
}
