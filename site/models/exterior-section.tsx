import { type ReactNode, useState } from 'react';
import { LazyViewer } from '../gallery/lazy-viewer.tsx';
import type { Slide } from '../gallery/slides.tsx';
import { VehiclePhoto } from '../vehicles/vehicle-photo.tsx';
import type { VehicleView } from '../vehicles/vehicle-picture.tsx';
import type { ModelPage } from './model-page.ts';

/** The ends that stand-in drawings show. */
const standIns: Partial<Record<string, VehicleView>> = {
  designed: 'front',
  peaceMind: 'rear',
  sophistication: 'rear',
};

/** The car from outside: one large picture, four close-ups, all of them larger in a viewer. */
export function ExteriorSection({ page }: { page: ModelPage }) {
  const { vehicle, model, main, exterior } = page;
  const [opened, setOpened] = useState<number | null>(null);
  const pictures = [
    { title: model.exteriorHeading, text: model.exteriorText, photo: main, view: undefined },
    ...model.exterior.map(({ shot, title, text }) => ({
      title,
      text,
      photo: exterior[shot],
      view: standIns[shot],
    })),
  ];
  const slides = pictures.map(
    ({ photo, view }): Slide =>
      () => (
        <VehiclePhoto
          photo={photo}
          body={vehicle.body}
          {...(view && { standInView: view })}
          sizes="(width >= 64rem) 64rem, 100vw"
          className="aspect-video w-full"
        />
      ),
  );
  const [first, ...others] = pictures;

  return (
    <section className="bg-paper px-5 py-20 md:px-10 md:py-32 lg:px-16">
      <div className="md:grid md:grid-cols-12 md:gap-x-10">
        <h2 className="text-4xl font-semibold tracking-tight text-balance md:col-span-7 md:text-7xl">
          {model.exteriorHeading}
        </h2>
        <p className="mt-4 max-w-prose self-end text-lg text-graphite-600 md:col-span-5 md:mt-0 md:text-xl">
          {model.exteriorText}
        </p>
      </div>
      {first && (
        <Opener title={first.title} onOpen={() => setOpened(0)} className="mt-10 md:mt-16">
          <VehiclePhoto
            photo={first.photo}
            body={vehicle.body}
            sizes="(width >= 64rem) 90vw, 95vw"
            className="aspect-4/3 w-full md:aspect-21/9"
          />
        </Opener>
      )}
      <ul className="mt-10 grid gap-x-6 gap-y-10 sm:grid-cols-2 xl:grid-cols-4">
        {others.map(({ title, text, photo, view }, index) => (
          <li key={title}>
            <Opener title={title} onOpen={() => setOpened(index + 1)}>
              <VehiclePhoto
                photo={photo}
                body={vehicle.body}
                {...(view && { standInView: view })}
                sizes="(width >= 80rem) 22vw, (width >= 40rem) 45vw, 92vw"
                className="aspect-4/3 w-full"
              />
            </Opener>
            <h3 className="mt-4 text-xl font-semibold tracking-tight">{title}</h3>
            <p className="mt-1 text-graphite-600">{text}</p>
          </li>
        ))}
      </ul>
      {opened !== null && (
        <LazyViewer
          title={vehicle.label}
          slides={slides}
          startAt={opened}
          onClose={() => setOpened(null)}
        >
          <p className="text-graphite-300">{vehicle.label}. Pictures are illustrative.</p>
        </LazyViewer>
      )}
    </section>
  );
}

function Opener({
  title,
  onOpen,
  className = '',
  children,
}: {
  title: string;
  onOpen: () => void;
  className?: string;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={`Enlarge: ${title}`}
      onClick={onOpen}
      className={`block w-full cursor-zoom-in overflow-hidden rounded-control ${className}`}
    >
      {children}
    </button>
  );
}
