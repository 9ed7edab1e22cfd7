import { useEffect } from 'react';
import { Button } from '#ui/button.tsx';
import { shareText } from '#ui/file-size.ts';
import type { Progress } from '#ui/transmit.ts';
import type { Upload } from './lead-form.tsx';

/** How far a form with files is, and the button that stops it. Shown while it is sent. */
export function UploadProgress({ upload: { progress, cancel } }: { upload: Upload }) {
  useEffect(() => {
    // Leaving would end it; the browser asks in its own words.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);

  const share = progress && shareOf(progress);
  return (
    <div className="flex items-center gap-5">
      <div className="min-w-0 flex-1">
        <p className="tabular mb-2 flex flex-wrap justify-between gap-x-4 text-sm">
          <span className="font-semibold">{share ? `${share.percent} %` : 'Sending...'}</span>
          <span className="text-graphite-600">{share?.text}</span>
        </p>
        <progress
          aria-label="Upload"
          className="upload-bar"
          max={100}
          {...(share && { value: share.percent })}
        />
      </div>
      <Button variant="outline" onClick={cancel}>
        Cancel
      </Button>
    </div>
  );
}

/** All of it sent is not all of it done: the server still looks at what came. */
function shareOf({ sent, total }: Progress): { percent: number; text: string } | null {
  if (total === 0) return null;
  const percent = Math.floor((sent / total) * 100);
  return { percent, text: sent < total ? shareText(sent, total) : 'All sent, being checked...' };
}
