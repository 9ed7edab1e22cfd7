import { type ReactNode, useState } from 'react';
import type { Interior } from '#catalogue/colors.ts';
import { brochureDocument } from '#catalogue/documents.ts';
import type { Highlight, InteriorShot } from '#catalogue/models/models.ts';
import { nameColor } from '#words/catalogue/colors';
import * as words from '#words/site/models';
import { DownloadLink } from '../documents/download-link.tsx';
import { Film } from '../film/film.tsx';
import { Paint } from '../vehicles/paint.tsx';
import { VehiclePhoto } from '../vehicles/vehicle-photo.tsx';
import { Swatch } from './color-section.tsx';
import type { ModelPage } from './model-page.ts';

const cardSizes = '(width >= 80rem) 22vw, (width >= 40rem) 45vw, 75vw';

/** The interior: its description, its colors and its four highlights. */
export function InteriorSection({ page }: { page: ModelPage }) {
  const { vehicle, model, cabin, cabinFilm, interiors } = page;
  return (
    <section id="interior" className="bg-paper-deep px-5 py-16 md:px-10 md:py-24 lg:px-16">
      {cabin && (
        <div className="mb-10 md:mb-16">
          <Film
            sources={cabinFilm}
            still={cabin}
            body={vehicle.body}
            label={words.playCabinFilm(vehicle.label)}
            textId="film-text"
          />
          {cabinFilm.length > 0 && (
            <p id="film-text" className="mt-3 text-sm text-graphite-600">
              {words.cabinFilm}
            </p>
          )}
        </div>
      )}
      <div className="gap-x-10 md:grid md:grid-cols-12">
        <div className="md:col-span-6">
          <h2 className="text-4xl font-semibold tracking-tight md:text-7xl">
            {model.interiorHeading}
          </h2>
          <p className="mt-4 max-w-prose text-lg text-graphite-600 md:text-xl">
            {model.interiorDescription}
          </p>
        </div>
        <ul className="mt-10 grid grid-cols-3 gap-4 md:col-span-6 md:mt-0 md:gap-6">
          {interiors.map((entry) => (
            <Materials key={entry.name} interior={entry} />
          ))}
        </ul>
      </div>
      <ul className="phone-strip mt-10 sm:grid sm:grid-cols-2 sm:gap-x-6 md:mt-20 xl:grid-cols-4">
        {model.interior.map((highlight) => (
          <li key={highlight.shot} className="border-graphite-300 sm:border-t sm:py-6">
            <InteriorHighlight page={page} highlight={highlight} />
          </li>
        ))}
      </ul>
      <div className="mt-10 gap-x-10 md:mt-16 md:flex md:items-end md:justify-between">
        <p className="max-w-2xl text-2xl font-medium tracking-tight text-balance md:text-4xl">
          {model.footerText}
        </p>
        <DownloadLink document={brochureDocument(vehicle)} className="mt-8 md:mt-0">
          {words.downloadBrochure}
        </DownloadLink>
      </div>
    </section>
  );
}

/** A highlight with its picture; that of the seats in the interior that the visitor chooses. */
function InteriorHighlight({
  page,
  highlight: { shot, title, text },
}: {
  page: ModelPage;
  highlight: Highlight<InteriorShot>;
}) {
  const { vehicle, interior } = page;
  const caption = (
    <>
      <h3 className="text-xl font-semibold tracking-tight">{title}</h3>
      <p className="mt-1 text-graphite-600">{text}</p>
    </>
  );
  if (shot === 'comfortSeats') {
    return (
      <SeatsByInterior page={page} sizes={cardSizes}>
        {caption}
      </SeatsByInterior>
    );
  }
  return (
    <>
      {interior[shot] && (
        <VehiclePhoto
          photo={interior[shot]}
          body={vehicle.body}
          sizes={cardSizes}
          className="mb-4 aspect-4/3 w-full rounded-control"
        />
      )}
      {caption}
    </>
  );
}

/** The color areas of an interior; the seats' is the largest. */
function Materials({ interior: { name, parts } }: { interior: Interior }) {
  return (
    <li>
      <span
        aria-hidden="true"
        className="flex h-28 flex-col overflow-hidden rounded-control md:h-40"
      >
        {parts.map((part, index) => (
          <Paint
            key={part.name}
            hex={part.hex}
            className={`paint w-full ${index === 0 ? 'grow-3' : 'grow'}`}
          />
        ))}
      </span>
      <span className="mt-3 block font-medium">{nameColor(name)}</span>{' '}
      <span className="block text-sm text-graphite-600">
        {words.materials(parts.map((part) => nameColor(part.name)))}
      </span>
    </li>
  );
}

/** The front seats, with a choice of interiors below their text. */
function SeatsByInterior({
  page,
  sizes,
  children,
}: {
  page: ModelPage;
  sizes: string;
  /** The text below the picture, level with those of other pictures. */
  children: ReactNode;
}) {
  const { vehicle, seats } = page;
  const [chosen, setChosen] = useState(0);
  const shown = seats[chosen] ?? seats[0];
  if (!shown) return null;
  return (
    <>
      <VehiclePhoto
        key={shown.name}
        photo={shown.photo}
        body={vehicle.body}
        sizes={sizes}
        className="mb-4 aspect-4/3 w-full rounded-control"
      />
      {children}
      {seats.length > 1 && (
        <fieldset className="mt-4 flex flex-wrap items-center gap-3">
          <legend className="sr-only">{words.seatsInterior}</legend>
          {seats.map((each, index) => (
            <Swatch
              key={each.name}
              group="interior"
              color={each}
              isChosen={index === chosen}
              onChoose={() => setChosen(index)}
              className="size-11 border-graphite-300"
            />
          ))}
          <span aria-hidden="true" className="text-sm text-graphite-600">
            {words.seatsIn(nameColor(shown.name))}
          </span>
        </fieldset>
      )}
    </>
  );
}
