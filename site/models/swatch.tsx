import { Paint } from '../booking/paint.tsx';

/** One colour of several, of which one is chosen: a disc, which says its name to those who don't see it. */
export function Swatch({
  group,
  colour: { name, hex },
  isChosen,
  onChoose,
  className,
}: {
  /** What its radio buttons are called. */
  group: string;
  colour: { name: string; hex: string };
  isChosen: boolean;
  onChoose: () => void;
  /** The disc's size and edge. */
  className: string;
}) {
  // It may have been chosen before the page came alive.
  const takeOver = (input: HTMLInputElement | null) => {
    if (input?.checked && !isChosen) onChoose();
  };
  return (
    <label className="relative block cursor-pointer">
      <input
        ref={takeOver}
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
