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
      className="hero-dot"
    >
      <span>
        <span ref={fillLine} />
      </span>
    </button>
  );
}
