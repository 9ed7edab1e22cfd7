import { useState } from 'react';
import type { ComparedCar } from './comparison.ts';

/** The id of the empty form, which stands beside the one of the comparison. */
export const besideForm = 'beside-choice';

/**
 * On phones, which have room for two cars: chooses the one beside the first. The styles of the comparison read the radio
 * buttons, so it works without JavaScript. They belong to an empty form, since the choice is no part of the address. A car
 * that was added shows at once.
 */
export function BesideChoice({ cars }: { cars: readonly ComparedCar[] }) {
  const [beside, setBeside] = useState(1);
  const [count, setCount] = useState(cars.length);
  if (count !== cars.length) {
    setCount(cars.length);
    setBeside(cars.length > count ? cars.length - 1 : 1);
  }
  if (cars.length < 3) return null;
  return (
    <fieldset className="compare-beside md:hidden" onChange={(event) => event.stopPropagation()}>
      <legend>Show beside the {cars[0]?.label}</legend>
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
