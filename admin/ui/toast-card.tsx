import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { actOnToast, chooseVisibleMs, dismissToast, type Toast } from './toasts.ts';

/** One toast. Its timer pauses while it has the pointer or focus. */
export function ToastCard({ toast, onLeave }: { toast: Toast; onLeave: () => void }) {
  const pauseHandlers = useTimedDismissal(toast);
  function leave() {
    dismissToast(toast);
    onLeave();
  }
  function act() {
    actOnToast(toast);
    onLeave();
  }
  return (
    <div
      {...pauseHandlers}
      className="rise-in pointer-events-auto flex w-full items-center gap-1 rounded-panel border border-line bg-raised py-1.5 ps-3.5 pe-1.5 shadow-xl"
    >
      <p className={`min-w-0 flex-1 py-1 break-words ${toast.tone === 'alert' ? 'text-red' : ''}`}>
        {toast.text}
      </p>
      {toast.action && (
        <Button tone="bare" className="text-accent" onClick={act}>
          {toast.action.label}
        </Button>
      )}
      <IconButton label="Dismiss" icon={X} onClick={leave} />
    </div>
  );
}

function useTimedDismissal(toast: Toast) {
  const [isPaused, setPaused] = useState(false);
  const remainingMs = useRef(chooseVisibleMs(toast));
  useEffect(() => {
    if (isPaused) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => dismissToast(toast), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= performance.now() - startedAt;
    };
  }, [isPaused, toast]);
  const pause = () => setPaused(true);
  const resume = () => setPaused(false);
  return { onMouseEnter: pause, onMouseLeave: resume, onFocus: pause, onBlur: resume };
}
