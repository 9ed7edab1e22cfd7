import { Paint } from '../vehicles/paint.tsx';

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
      <span className="sr-only">{name}</span>
    </label>
  );
}
