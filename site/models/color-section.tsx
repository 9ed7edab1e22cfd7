import { useState } from 'react';
import type { DeliveryWords } from '#contract/availability/availability.ts';
import { nameColor } from '#words/catalogue/colors';
import * as words from '#words/site/models';
import { Paint } from '../vehicles/paint.tsx';
import { chooseColor } from './model-links.ts';
import type { ModelPage } from './model-page.ts';
import { SpecList } from './spec-list.tsx';
import { Turntable } from './turntable.tsx';

interface ColorSectionProps {
  page: ModelPage;
  /** When the model can be had, by color, as far as dealers have said something. */
  deliveries: Readonly<Record<string, DeliveryWords>>;
}

/** The model's figures, and a 360° viewer in each of its colors. */
export function ColorSection({ page, deliveries }: ColorSectionProps) {
  return (
    <section
      id="colours"
      className="on-dark bg-graphite-950 px-5 py-16 text-white md:px-10 md:py-24 lg:px-16"
    >
      <h2 className="sr-only">{words.figuresAndColors}</h2>
      <SpecList specs={page.model.specs} />
      <Colors page={page} deliveries={deliveries} />
    </section>
  );
}

/** Holds the choice of color, so that a change renders this part only and is fast. */
function Colors({ page: { vehicle, paints, paintView }, deliveries }: ColorSectionProps) {
  const [chosen, setChosen] = useState(0);
  const paint = paints[chosen] ?? paints[0];
  if (!paint) return null;
  return (
    <div className="mx-auto mt-14 max-w-[82rem] md:mt-20">
      {/* A legend that floats is an item of the row. */}
      <fieldset className="mb-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <legend className="float-start text-3xl font-semibold tracking-tight md:text-5xl">
          <span className="block text-sm font-normal tracking-normal text-graphite-300 md:text-base">
            {words.color}
          </span>{' '}
          {nameColor(paint.name)}
        </legend>
        <div className="flex flex-wrap gap-2.5">
          {paints.map((each, index) => (
            <Swatch
              key={each.name}
              group="colour"
              color={each}
              isChosen={index === chosen}
              onChoose={() => {
                setChosen(index);
                chooseColor(vehicle.slug, each.name);
              }}
              className="size-12 border-white/40"
            />
          ))}
        </div>
      </fieldset>
      {hasDeliveries(deliveries) && <Delivery inColor={deliveries[paint.name]} />}
      <Turntable vehicle={vehicle} paint={paint} photo={paintView} />
    </div>
  );
}

const hasDeliveries = (deliveries: object) => Object.keys(deliveries).length > 0;

/** When the car can be had in the chosen color. Colors without a statement keep the space. */
const Delivery = ({ inColor }: { inColor: DeliveryWords | undefined }) => (
  <p aria-live="polite" className="mb-6 min-h-12">
    {inColor && (
      <>
        <span className="font-semibold">{inColor.delivery}</span>{' '}
        <span className="block text-sm text-graphite-300">{inColor.statement}</span>
      </>
    )}
  </p>
);

/** A radio button in the form of a color disc. Screen readers get the color's name. */
export function Swatch({
  group,
  color: { name, hex },
  isChosen,
  onChoose,
  className,
}: {
  /** The name of the radio group. */
  group: string;
  color: { name: string; hex: string };
  isChosen: boolean;
  onChoose: () => void;
  /** Size and border of the disc. */
  className: string;
}) {
  // It may have been chosen before hydration.
  const syncChoice = (input: HTMLInputElement | null) => {
    if (input?.checked && !isChosen) onChoose();
  };
  return (
    <label className="relative block cursor-pointer">
      <input
        ref={syncChoice}
        type="radio"
        name={group}
        value={name}
        checked={isChosen}
        onChange={onChoose}
        className="paint-choice"
      />
      <Paint hex={hex} className={`paint rounded-full border ${className}`} />
      <span className="sr-only">{nameColor(name)}</span>
    </label>
  );
}
