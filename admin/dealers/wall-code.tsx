import { Printer } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import type { Dealer } from '#contract/dealers.ts';
import { formatCode } from '#contract/on-road/codes.ts';
import { Button } from '../ui/button.tsx';
import { Fact, Section } from '../ui/section.tsx';

/** Loaded when a dealer is opened, because it brings what draws QR codes. */
const WallSheet = lazy(async () => ({ default: (await import('./wall-sheet.tsx')).WallSheet }));

/** The code of a dealer's wall, and the sheet to print. */
export function WallCode({ dealer }: { dealer: Dealer }) {
  const { verifyCode } = dealer;
  if (!verifyCode) return null;
  return (
    <>
      <Section title="Code for the showroom wall">
        <Fact label="Code">
          <span className="font-mono">{formatCode(verifyCode)}</span>
        </Fact>
      </Section>
      <p className="-mt-2 mb-4">
        <Button onClick={() => window.print()}>
          <Printer aria-hidden size={14} />
          Print wall sheet
        </Button>
      </p>
      {createPortal(
        <Suspense>
          <WallSheet dealer={dealer} code={verifyCode} />
        </Suspense>,
        document.body,
      )}
    </>
  );
}
