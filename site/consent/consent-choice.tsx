import { Button } from '#ui/button.tsx';
import { askConsentAgain } from './consent.ts';
import { useConsent } from './use-consent.ts';

/** What the visitor has said to Google Analytics, and the way to change it. */
export function ConsentChoice() {
  const consent = useConsent();
  if (!consent) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-graphite-300 pt-6">
      <p role="status" className="font-medium">
        {consent === 'granted'
          ? 'You have agreed to Google Analytics.'
          : 'You have declined Google Analytics.'}
      </p>
      <Button variant="outline" onClick={askConsentAgain}>
        Change your choice
      </Button>
    </div>
  );
}
