import { useEffect, useRef } from 'react';
import { slideMs } from './use-autoplay.ts';

/** A button for a slide. That of the current slide is a line that fills while the slide shows. */
export function HeroDot({
  name,
  isCurrent,
  isPlaying,
  onChoose,
}: {
  name: string;
  isCurrent: boolean;
  isPlaying: boolean;
  onChoose: () => void;
}) {
  const fillLine = useRef<HTMLSpanElement>(null);
  const isFilling = isCurrent && isPlaying;

  useEffect(() => {
    if (!isFilling) return;
    const animation = fillLine.current?.animate({ scale: ['0 1', '1 1'] }, slideMs);
    return () => animation?.cancel();
  }, [isFilling]);

  return (
    <button
      type="button"
      aria-label={`Show the ${name}`}
      aria-current={isCurrent || undefined}
      onClick={onChoose}
      className="group grid h-11 min-w-7 cursor-pointer place-items-center"
    >
      <span className="h-1.5 w-1.5 overflow-hidden rounded-full bg-white/45 forced-colors:bg-[ButtonText] forced-colors:outline transition-[width,background-color] group-hover:bg-white/80 group-aria-[current]:w-9">
        <span
          ref={fillLine}
          className="hidden h-full origin-left bg-white group-aria-[current]:block forced-colors:bg-[SelectedItemText]"
        />
      </span>
    </button>
  );
}
