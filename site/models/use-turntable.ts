import {
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { onNearViewport, whenIdle } from '../load-later.ts';

/** How far to drag for the next view, in pixels. */
const pixelsPerView = 48;
/**
 * How many views load when the page is idle near the viewer: docs/spec/models.md#model-page. Visitors who
 * do not scroll there load none of them.
 */
const previewViews = 4;
const idleDelayMs = 500;

/**
 * Turns a car of `count` views by drag and arrow keys, and decides which pictures to load. For each color
 * that is the current view, a few more when the page is idle near it, and all once it is touched.
 */
export function useTurntable(count: number, first: number, paint: string) {
  const [current, setCurrent] = useState(first);
  const [requested, setRequested] = useState({ paint, views: 1 });
  const drag = useRef<{ x: number; from: number } | null>(null);
  const stage = useRef<HTMLDivElement>(null);

  const requestViews = useCallback(
    (views: number) => setRequested((before) => ({ paint, views: Math.max(before.views, views) })),
    [paint],
  );

  useEffect(() => {
    if (!stage.current) return;
    let timer: ReturnType<typeof setTimeout>;
    const stopWaiting = onNearViewport(stage.current, () => {
      timer = setTimeout(() => whenIdle(() => requestViews(previewViews)), idleDelayMs);
    });
    return () => {
      stopWaiting();
      clearTimeout(timer);
    };
  }, [requestViews]);

  const wrapIndex = (index: number) => ((index % count) + count) % count;
  function turn(by: number) {
    requestViews(count);
    setCurrent((before) => wrapIndex(before + by));
  }
  function endDrag() {
    drag.current = null;
  }
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      requestViews(count);
      drag.current = { x: event.clientX, from: current };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove({ clientX }: PointerEvent) {
      if (!drag.current) return;
      const { x, from } = drag.current;
      setCurrent(wrapIndex(from - Math.round((clientX - x) / pixelsPerView)));
    },
    onPointerUp: endDrag,
    onPointerCancel: endDrag,
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      turn(event.key === 'ArrowRight' ? 1 : -1);
    },
  };
  /** Loading order: the first view, then its neighbors, alternating between both sides. */
  const rank = (index: number) => {
    const forwards = wrapIndex(index - first);
    return forwards * 2 <= count ? forwards * 2 - 1 : (count - forwards) * 2;
  };
  const shouldLoad = (index: number) =>
    index === wrapIndex(current) || (requested.paint === paint && rank(index) < requested.views);
  return { stage, current: wrapIndex(current), turn, shouldLoad, handlers };
}
