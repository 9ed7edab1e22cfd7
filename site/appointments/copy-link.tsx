import { Check, Link2 } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '#ui/button.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import * as words from '#words/site/appointments';

/** Copies the address; only with script. */
export function CopyLink({ url }: { url: string }) {
  const isHydrated = useHydrated();
  const [result, setResult] = useState<'copied' | 'failed' | null>(null);
  if (!isHydrated) return null;
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setResult('copied'),
      // Without the permission the address is shown, to be copied by hand.
      () => setResult('failed'),
    );
  const Icon = result === 'copied' ? Check : Link2;
  return (
    <>
      <button type="button" onClick={copy} className={buttonClass('ghost', 'grow sm:grow-0')}>
        <Icon aria-hidden="true" className="size-4" />
        {result === 'copied' ? words.linkCopied : words.copyLink}
      </button>
      <span role="status" className={result === 'failed' ? 'w-full text-sm' : 'sr-only'}>
        {result === 'copied' && words.linkIsCopied}
        {result === 'failed' && (
          <Sentence text={words.linkNotCopied} parts={{ url: <bdi dir="ltr">{url}</bdi> }} />
        )}
      </span>
    </>
  );
}
