import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { actOnToast, chooseVisibleMs, dismissToast, type Toast } from './toasts.ts';

/** One toast, low on phones, to fit between the controls. Its timer pauses while it has the pointer or focus. */
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
      className="rise-in pointer-events-auto flex w-full items-center gap-x-1 rounded-panel max-sm:py-0.5 border border-line bg-raised py-1.5 ps-3.5 pe-1.5 shadow-xl"
    >
      <p
        className={`min-w-0 flex-1 py-1 break-words max-sm:py-0 max-sm:text-xs max-sm:leading-4 ${toast.tone === 'alert' ? 'text-red' : ''}`}
      >
        {toast.text}
      </p>
      {toast.action && (
        <Button tone="bare" className="text-accent max-sm:pointer-coarse:min-h-9" onClick={act}>
          {toast.action.label}
        </Button>
      )}
      <IconButton
        label="Dismiss"
        icon={X}
        className="max-sm:pointer-coarse:size-9"
        onClick={leave}
      />
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
