import { useEffect } from 'react';
import { Button } from '#ui/button.tsx';
import { shareText } from '#ui/file-size.ts';
import type { Progress } from '#ui/transmit.ts';
import type { Upload } from './lead-form.tsx';

/** The progress of an upload, with a button that cancels it. */
export function UploadProgress({ upload: { progress, cancel } }: { upload: Upload }) {
  useEffect(() => {
    // Leaving the page would cancel the upload. The browser shows its own warning.
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  const progressTexts = progress && formatProgress(progress);
  return (
    <div className="flex items-center gap-5">
      <div className="min-w-0 flex-1">
        <p className="tabular mb-2 flex flex-wrap justify-between gap-x-4 text-sm">
          <span className="font-semibold">
            {progressTexts ? `${progressTexts.percent} %` : 'Sending...'}
          </span>
          <span className="text-graphite-600">{progressTexts?.text}</span>
        </p>
        <progress
          aria-label="Upload"
          className="upload-bar"
          max={100}
          {...(progressTexts && { value: progressTexts.percent })}
        />
      </div>
      <Button variant="outline" onClick={cancel}>
        Cancel
      </Button>
    </div>
  );
}

/** When everything is sent, the server still has to check it. Returns null while the total is unknown. */
function formatProgress({ sent, total }: Progress): { percent: number; text: string } | null {
  if (total === 0) return null;
  const percent = Math.floor((sent / total) * 100);
  return { percent, text: sent < total ? shareText(sent, total) : 'All sent, being checked...' };
}
