import { Copy } from 'lucide-react';
import { Button } from './button.tsx';
import { showToast } from './toasts.ts';

/** Whether the browser has a clipboard: only secure contexts (HTTPS or localhost) do. */
export const canCopy = (): boolean => window.isSecureContext;

/** Copies a text and says so; `what` begins the confirmation. */
export async function copyText(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ tone: 'status', text: `${what} copied.` });
  } catch {
    // The only possible cause is a missing permission.
    showToast({ tone: 'alert', text: 'The browser did not allow copying.' });
  }
}

/** Copies a text; `what` begins the confirmation. Not rendered where the browser has no clipboard. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  if (!canCopy()) return null;
  return (
    <Button onClick={() => copyText(text, what)}>
      <Copy aria-hidden size={14} />
      Copy
    </Button>
  );
}
