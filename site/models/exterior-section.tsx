import { type ReactNode, useState } from 'react';
import type { ExteriorShot } from '#catalogue/models/models.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import * as words from '#words/site/models';
import { LazyViewer } from '../gallery/lazy-viewer.tsx';
import type { Slide } from '../gallery/slides.tsx';
import type { VehicleView } from '../vehicles/vehicle-drawing.tsx';
import { VehiclePhoto } from '../vehicles/vehicle-photo.tsx';
import type { ModelPage } from './model-page.ts';

/** A picture that opens in the viewer, from hydration on. */
function EnlargeButton({
  title,
  onEnlarge,
  className = '',
  children,
}: {
  title: string;
  onEnlarge: () => void;
  className?: string;
  children: ReactNode;
}) {
  const isHydrated = useHydrated();
  return (
    <div className={`relative w-full rounded-control ${className}`}>
      {children}
      {isHydrated && (
        <button
          type="button"
          aria-label={words.enlarge(title)}
          onClick={onEnlarge}
          className="absolute inset-0 cursor-zoom-in rounded-control"
        />
      )}
    </div>
  );
}

/** Which end of the car a drawing shows until there is a picture. */
const drawingViews: Partial<Record<ExteriorShot, VehicleView>> = {
  designed: 'front',
  peaceMind: 'rear',
  sophistication: 'rear',
};

/** The props of a close-up, whatever its size. */
const buildCloseUp = ({ vehicle, exterior }: ModelPage, shot: ExteriorShot) => ({
  photo: exterior[shot],
  body: vehicle.body,
  drawingView: drawingViews[shot],
});

/** The exterior: one large picture and four close-ups, which all open in a viewer. */
export function ExteriorSection({ page }: { page: ModelPage }) {
  const { vehicle, model, design } = page;
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <section id="design" className="bg-paper px-5 py-16 md:px-10 md:py-24 lg:px-16">
      <div className="md:grid md:grid-cols-12 md:gap-x-10">
        <h2 className="text-4xl font-semibold tracking-tight md:col-span-7 md:text-7xl">
          {model.exteriorHeading}
        </h2>
        <p className="mt-4 max-w-prose self-end text-lg text-graphite-600 md:col-span-5 md:mt-0 md:text-xl">
          {model.exteriorText}
        </p>
      </div>
      <EnlargeButton
        title={model.exteriorHeading}
        onEnlarge={() => setOpened(0)}
        className="mt-8 md:mt-12"
      >
        <VehiclePhoto
          photo={design.wide}
          tall={design.tall}
          body={vehicle.body}
          sizes="(width >= 48rem) 95vw, 50vw"
          className="aspect-4/3 w-full rounded-control md:aspect-21/9"
        />
      </EnlargeButton>
      <CloseUps page={page} onEnlarge={(index) => setOpened(index + 1)} />
      {opened !== null && (
        <LazyViewer
          title={vehicle.label}
          slides={buildSlides(page)}
          startAt={opened}
          captions={[model.exteriorHeading, ...model.exterior.map(({ title }) => title)]}
          isFullScreen
          onClose={() => setOpened(null)}
        >
          <p className="text-graphite-300">{words.illustrative(vehicle.label)}</p>
        </LazyViewer>
      )}
    </section>
  );
}

function CloseUps({ page, onEnlarge }: { page: ModelPage; onEnlarge: (index: number) => void }) {
  return (
    <ul className="phone-strip mt-6 gap-y-10 sm:grid sm:grid-cols-2 sm:gap-x-6 xl:grid-cols-4">
      {page.model.exterior.map(({ shot, title, text }, index) => (
        <li key={shot}>
          <EnlargeButton title={title} onEnlarge={() => onEnlarge(index)}>
            <VehiclePhoto
              {...buildCloseUp(page, shot)}
              sizes="(width >= 80rem) 22vw, (width >= 40rem) 45vw, 75vw"
              className="aspect-4/3 w-full rounded-control"
            />
          </EnlargeButton>
          <h3 className="mt-4 text-xl font-semibold tracking-tight">{title}</h3>
          <p className="mt-1 text-graphite-600">{text}</p>
        </li>
      ))}
    </ul>
  );
}

function buildSlides(page: ModelPage): Slide[] {
  const { vehicle, model, design } = page;
  const pictures = [
    { photo: design.wide, body: vehicle.body },
    ...model.exterior.map(({ shot }) => buildCloseUp(page, shot)),
  ];
  return pictures.map((picture) => () => (
    <VehiclePhoto {...picture} sizes="100vw" className="aspect-video w-full" />
  ));
}

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
