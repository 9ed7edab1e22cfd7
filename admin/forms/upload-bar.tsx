import { useId } from 'react';
import { shareText } from '#ui/file-size.ts';
import type { Progress } from '#ui/transmit.ts';
import { Button } from '../ui/button.tsx';

/** How far files are on their way, and the button that stops them. */
export function UploadBar({ sent, total, onCancel }: Progress & { onCancel: () => void }) {
  const id = useId();
  const percent = total > 0 ? Math.floor((sent / total) * 100) : 0;
  // All of it sent is not all of it done: the server still looks at what came.
  const text = sent < total ? shareText(sent, total) : 'All sent, being checked...';
  return (
    <div className="flex flex-1 flex-wrap items-center gap-3">
      <div className="grid min-w-40 flex-1 gap-1">
        <p id={id} className="flex justify-between gap-3 tabular-nums">
          <span className="font-medium">{percent} %</span>
          <span className="text-ink-soft">{text}</span>
        </p>
        <progress aria-labelledby={id} max={100} value={percent} className="h-1.5 w-full" />
      </div>
      <Button onClick={onCancel}>Cancel upload</Button>
    </div>
  );
}
