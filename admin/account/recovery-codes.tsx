import { Download } from 'lucide-react';
import { takeFocus } from '#ui/take-focus.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';

/** Shows new recovery codes. They cannot be shown again. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const text = `${codes.join('\n')}\n`;
  return (
    <div tabIndex={-1} ref={takeFocus} className="grid gap-3 outline-none">
      <p className="max-w-prose rounded-panel bg-amber-soft px-3 py-2 text-amber">
        Your second factor is on. Keep these recovery codes in a safe place: each signs you in once
        without your phone, and they are not shown again.
      </p>
      <ul
        aria-label="Recovery codes"
        className="grid gap-x-6 gap-y-1 rounded-panel border border-line p-3 font-mono text-sm sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} what="The recovery codes are" />
        <a
          download="recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          className="inline-flex min-h-8 items-center gap-1.5 rounded-control border border-line bg-panel px-3 py-1 font-medium hover:bg-hover pointer-coarse:min-h-11"
        >
          <Download aria-hidden size={14} />
          Download
        </a>
        <Button tone="primary" onClick={onDone}>
          I have saved them
        </Button>
      </div>
    </div>
  );
}
