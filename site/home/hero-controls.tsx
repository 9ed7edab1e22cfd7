import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useRef } from 'react';
import * as words from '#words/site/home';
import { slideMs } from './use-autoplay.ts';

/** The controls of the carousel: a Pause button, arrows from 768 px, and a dot for each slide. */
export function HeroControls({
  names,
  current,
  isPlaying,
  isStopped,
  onToggle,
  onTurn,
  onGoTo,
}: {
  names: readonly string[];
  current: number;
  isPlaying: boolean;
  isStopped: boolean;
  onToggle: () => void;
  /** Back (-1) or forward (1). */
  onTurn: (by: -1 | 1) => void;
  onGoTo: (index: number) => void;
}) {
  const Icon = isStopped ? Play : Pause;
  return (
    <div>
      <div className="absolute inset-x-0 bottom-3 z-10 flex items-center justify-center gap-1 md:bottom-4 md:justify-start md:px-7 lg:px-13 motion-reduce:md:px-10 motion-reduce:lg:px-16">
        <button
          type="button"
          aria-label={isStopped ? words.play : words.pause}
          onClick={onToggle}
          className="grid size-11 cursor-pointer place-items-center rounded-full text-graphite-300 transition-colors hover:text-white motion-reduce:hidden"
        >
          <Icon aria-hidden="true" className="size-4 fill-current" strokeWidth={1} />
        </button>
        {names.map((name, index) => (
          <HeroDot
            key={name}
            name={name}
            isCurrent={index === current}
            isPlaying={isPlaying}
            onChoose={() => onGoTo(index)}
          />
        ))}
      </div>
      <button
        type="button"
        aria-label={words.previousModel}
        onClick={() => onTurn(-1)}
        className="round-button round-button-previous hero-turn z-10 max-md:hidden"
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
      </button>
      <button
        type="button"
        aria-label={words.nextModel}
        onClick={() => onTurn(1)}
        className="round-button round-button-next hero-turn z-10 max-md:hidden"
      >
        <ChevronRight aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}

/** A button for a slide. That of the current slide is a line that fills while the slide shows. */
function HeroDot({
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
      aria-label={words.showModel(name)}
      aria-current={isCurrent || undefined}
      onClick={onChoose}
      className="hero-dot"
    >
      <span>
        <span ref={fillLine} />
      </span>
    </button>
  );
}
