import { useEffect, useRef, useState } from 'react';

/** How long the pointer may be outside a group before it closes. */
const closeDelayMs = 300;

interface OpenGroup {
  /** The url of its item. */
  url: string;
  /** A group opened by hover closes when the pointer leaves; one opened by click or key stays open. */
  by: 'hover' | 'click';
}

/** Which group of the desktop menu is open, at most one, with functions to open and close it. */
export function useOpenGroup() {
  const [open, setOpen] = useState<OpenGroup | null>(null);
  const menu = useRef<HTMLUListElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (!open) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) setOpen(null);
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(null);
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  useEffect(() => () => clearTimeout(timer.current), []);

  function show(url: string, by: OpenGroup['by']) {
    clearTimeout(timer.current);
    setOpen((before) => (before?.url === url && before.by === 'click' ? before : { url, by }));
  }

  function toggle(url: string) {
    if (open?.url === url && open.by === 'click') setOpen(null);
    else show(url, 'click');
  }

  function leave() {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => setOpen((before) => (before?.by === 'hover' ? null : before)),
      closeDelayMs,
    );
  }

  return { menu, openUrl: open?.url, show, toggle, leave, close: () => setOpen(null) };
}
