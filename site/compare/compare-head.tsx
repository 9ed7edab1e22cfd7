import { ChevronDown, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { soldTrims } from '#catalogue/trims.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/fields.tsx';
import * as words from '#words/site/compare';
import { QueryForm } from '../on-road/query-form.tsx';
import { CityOptions } from '../price-calculator/city-options.tsx';
import type { PricedCity } from '../price-calculator/price-list.ts';
import { StudioPicture } from '../vehicles/studio-picture.tsx';
import { buildCompareUrl, maxModels, shownRows } from './compared-models.ts';
import type { ComparedCar } from './comparison.ts';
import './compare.css';

interface CompareHeadProps {
  cars: readonly ComparedCar[];
  /** The visitor's other choices, which links and the form keep. */
  kept: readonly (readonly [name: string, value: string])[];
  cities: readonly PricedCity[];
  /** The id of the city of the on-road prices. */
  cityId: string;
}

/**
 * Heading, and each car with its picture and the list to choose it from, above its column of the table. Here the visitor
 * also hides the rows in which the cars do not differ.
 */
export function CompareHead({ cars, kept, cities, cityId }: CompareHeadProps) {
  const isOnlyDifferences = kept.some(([name]) => name === shownRows.name);
  return (
    <div className="on-dark studio relative z-20 px-5 pt-6 pb-3 text-white md:px-10 md:pt-14 md:pb-8 lg:px-16">
      <h1 className="title-large -ms-[0.04em]">{words.heading}</h1>
      <QueryForm action="/compare" className="mt-3 md:mt-8">
        <div className="compare-columns compare-head">
          <p className="compare-words max-md:hidden">{words.introduction}</p>
          {cars.map((car, position) => (
            <div key={car.id} className="compare-car [&_label]:text-graphite-300">
              <StudioPicture
                picture={car.picture}
                isFirstView
                sizes="(width >= 48rem) 25vw, 45vw"
                className="painted-car painted-profile h-auto w-full md:max-lg:scale-130"
              />
              {/* On phones the two lists read as a sentence. */}
              <p aria-hidden="true" className="compare-word md:hidden noscript:hidden">
                {position === 0 ? words.beforeFirstCar : words.beforeNextCar}
              </p>
              <div className="compare-field">
                <CarSelect position={position} chosen={car.id} />
                <p aria-hidden="true" className="compare-name">
                  {car.label}
                  <ChevronDown className="size-4 flex-none" />
                </p>
              </div>
              {cars.length > 2 && <RemoveLink car={car} cars={cars} kept={kept} />}
            </div>
          ))}
          <BesideChoice cars={cars} />
          {cars.length < maxModels && (
            <div className="compare-add compare-field [&_label]:text-graphite-300">
              <CarSelect position={cars.length} chosen="" />
              <p aria-hidden="true" className="compare-name">
                {words.addCar(cars.length + 1)}
                <ChevronDown className="size-4 flex-none" />
              </p>
            </div>
          )}
          <label className="compare-only">
            <input
              type="checkbox"
              {...shownRows}
              defaultChecked={isOnlyDifferences}
              className="tick"
            />
            {words.onlyDifferences}
          </label>
          {cities.length > 0 && (
            <label className="compare-city">
              {words.onRoadCity}
              <select name="cityId" defaultValue={cityId}>
                <CityOptions cities={cities} getValue={({ _id }) => _id} />
              </select>
            </label>
          )}
        </div>
        {kept.map(
          ([name, value]) =>
            name !== shownRows.name &&
            name !== 'cityId' && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <noscript>
          <Button type="submit" variant="outline-on-dark" className="mt-6 w-full">
            {words.compare}
          </Button>
        </noscript>
      </QueryForm>
      <form id={besideForm} />
    </div>
  );
}

function CarSelect({ position, chosen }: { position: number; chosen: string }) {
  return (
    <SelectField
      name="models"
      id={`models-${position + 1}`}
      label={chosen ? words.car(position + 1) : words.addCar(position + 1)}
      isPreselected
      defaultValue={chosen}
      className="control-on-dark"
    >
      {position > 1 && <option value="">{chosen ? words.none : words.chooseCar}</option>}
      {soldTrims.map(({ trim, label }) => (
        <option key={trim.id} value={trim.id}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

function RemoveLink({
  car,
  cars,
  kept,
}: Pick<CompareHeadProps, 'cars' | 'kept'> & { car: ComparedCar }) {
  const query = kept.map(([name, value]) => `&${name}=${encodeURIComponent(value)}`).join('');
  const others = cars.filter(({ id }) => id !== car.id).map(({ id }) => id);
  return (
    <Link
      to={buildCompareUrl(others, query)}
      preventScrollReset
      aria-label={words.remove(car.label)}
      className="absolute inset-e-0 -top-2 grid size-11 items-start justify-end lg:top-auto lg:bottom-13.5 lg:items-end rounded-control text-graphite-300 transition-colors hover:text-white"
    >
      <X aria-hidden="true" className="size-5" />
    </Link>
  );
}

/** The id of the empty form, which stands beside the one of the comparison. */
const besideForm = 'beside-choice';

/**
 * On phones, which have room for two cars: chooses the one beside the first. The styles of the comparison read the radio
 * buttons, so it works without JavaScript. They belong to an empty form, since the choice is no part of the address. A car
 * that was added shows at once.
 */
function BesideChoice({ cars }: { cars: readonly ComparedCar[] }) {
  const [beside, setBeside] = useState(1);
  const [count, setCount] = useState(cars.length);
  if (count !== cars.length) {
    setCount(cars.length);
    setBeside(cars.length > count ? cars.length - 1 : 1);
  }
  if (cars.length < 3) return null;
  return (
    <fieldset className="compare-beside md:hidden" onChange={(event) => event.stopPropagation()}>
      <legend>{words.showBeside(cars[0]?.label ?? '')}</legend>
      {cars.slice(1).map(({ id, label }, index) => (
        <label key={id}>
          <input
            type="radio"
            form={besideForm}
            name="beside"
            value={index + 1}
            checked={beside === index + 1}
            onChange={() => setBeside(index + 1)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
