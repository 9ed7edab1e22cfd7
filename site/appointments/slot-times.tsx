import * as words from '#words/site/appointments';
import { groupByPart } from './slot-days.ts';

/** The times of a day, in order, by part of the day. */
export function DayTimes({
  name,
  slots,
  slot,
  taken,
  onChoose,
}: {
  /** The name of the radio buttons and the id of the first one, so that links to the field focus it. */
  name: string;
  slots: readonly string[];
  slot: string;
  taken: readonly string[];
  onChoose: (slot: string) => void;
}) {
  const sorted = [...new Set(slots)].sort();
  if (sorted.length === 0) {
    return <p className="mt-2 text-sm text-graphite-600">{words.nothingOnDay}</p>;
  }
  return groupByPart(sorted).map((part) => (
    <div key={part.name} className="mt-3 sm:grid sm:grid-cols-[6rem_1fr] sm:gap-3">
      <p className="mb-2 text-sm text-graphite-500 sm:mb-0 sm:leading-12">{part.name}</p>
      <div className="grid grid-cols-3 gap-2 min-[25rem]:grid-cols-4 md:grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))]">
        {part.items.map((one) => (
          <Time
            key={one}
            name={name}
            slot={one}
            id={one === sorted[0] ? name : undefined}
            isChosen={one === slot}
            isTaken={taken.includes(one)}
            onChoose={onChoose}
          />
        ))}
      </div>
    </div>
  ));
}

function Time({
  name,
  slot,
  id,
  isChosen,
  isTaken,
  onChoose,
}: {
  name: string;
  slot: string;
  id: string | undefined;
  isChosen: boolean;
  isTaken: boolean;
  onChoose: (slot: string) => void;
}) {
  return (
    <label className="slot-time tabular">
      <input
        type="radio"
        id={id}
        name={name}
        value={slot}
        checked={isChosen}
        disabled={isTaken}
        onChange={() => onChoose(slot)}
      />
      <span className={isTaken ? 'line-through' : ''}>{slot.slice(11)}</span>
      {isTaken && <span className="text-xs leading-4">{words.taken}</span>}
    </label>
  );
}
