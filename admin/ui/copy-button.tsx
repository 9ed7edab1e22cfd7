import { Copy } from 'lucide-react';
import { Button } from './button.tsx';
import { showToast } from './toasts.ts';

/** Copies a text; `what` begins the sentence that says so. Not there where browsers forbid it. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  // Only pages that came over HTTPS, or from this very machine, may write to the clipboard.
  if (!window.isSecureContext) return null;
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ tone: 'status', text: `${what} copied.` });
    } catch {
      showToast({ tone: 'alert', text: 'The browser did not allow copying.' });
    }
  }
  return (
    <Button onClick={copy}>
      <Copy aria-hidden size={14} />
      Copy
    </Button>
  );
}
