import {
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { whenIdle } from '../analytics/when-idle.ts';
import { onceNear } from '../once-near.ts';

/** So far a finger or mouse goes for one view, in pixels. */
const pixelsPerView = 48;
/**
 * Views loaded once the page is at rest, before anyone turns the car (document 2, section 9). Who never
 * comes near it does not pay for them.
 */
const previewViews = 4;
const restMs = 500;

/**
 * Turns a car of `count` views by drag and arrow keys. What is to be loaded grows, of each paint anew: the view
 * that is shown, a few more when the page is at rest near it, and all of them once it is touched.
 */
export function useTurntable(count: number, first: number, paint: string) {
  const [current, setCurrent] = useState(first);
  const [asked, setAsked] = useState({ paint, views: 1 });
  const drag = useRef<{ x: number; from: number } | null>(null);
  const stage = useRef<HTMLDivElement>(null);

  const ask = useCallback(
    (views: number) => setAsked((before) => ({ paint, views: Math.max(before.views, views) })),
    [paint],
  );

  useEffect(() => {
    if (!stage.current) return;
    let timer: ReturnType<typeof setTimeout>;
    const giveUp = onceNear(stage.current, () => {
      timer = setTimeout(() => whenIdle(() => ask(previewViews)), restMs);
    });
    return () => {
      giveUp();
      clearTimeout(timer);
    };
  }, [ask]);

  const at = (index: number) => ((index % count) + count) % count;
  function turn(by: number) {
    ask(count);
    setCurrent((before) => at(before + by));
  }
  function endDrag() {
    drag.current = null;
  }
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      ask(count);
      drag.current = { x: event.clientX, from: current };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove({ clientX }: PointerEvent) {
      if (!drag.current) return;
      const { x, from } = drag.current;
      setCurrent(at(from - Math.round((clientX - x) / pixelsPerView)));
    },
    onPointerUp: endDrag,
    onPointerCancel: endDrag,
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      turn(event.key === 'ArrowRight' ? 1 : -1);
    },
  };
  /** The first view, then its neighbours in turn, one from each side. */
  const rank = (index: number) => {
    const forwards = at(index - first);
    return forwards * 2 <= count ? forwards * 2 - 1 : (count - forwards) * 2;
  };
  const isWanted = (index: number) =>
    index === at(current) || (asked.paint === paint && rank(index) < asked.views);
  return { stage, current: at(current), turn, isWanted, handlers };
}
