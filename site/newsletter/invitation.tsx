import { useEffect, useState } from 'react';
import { whenIdle } from '../analytics/when-idle.ts';
import { atGoodMoment } from './good-moment.ts';
import type { NewsletterPopup } from './popup.tsx';
import { isSeen, markSeen, noteShown } from './seen.ts';

/** How long a visitor who does not scroll looks at the page in peace. */
const peaceMs = 6_000;

/**
 * Asks a visitor once to subscribe (document 1, section 4): at a good moment after the page has come to
 * rest. The popup is fetched no sooner.
 */
export function NewsletterInvitation() {
  const [Popup, setPopup] = useState<typeof NewsletterPopup | null>(null);

  useEffect(() => {
    if (isSeen()) return;
    let isGone = false;
    let callOff = () => {};

    async function fetchPopup() {
      // Without a line there is nobody to subscribe with.
      const loaded = await import('./popup.tsx').catch(() => null);
      if (!loaded || isGone) return;
      // Meanwhile the visitor may have begun to type.
      callOff = atGoodMoment(0, () => {
        // Another tab may have asked meanwhile.
        if (isSeen()) return;
        noteShown();
        setPopup(() => loaded.NewsletterPopup);
      });
    }

    whenIdle(() => {
      if (!isGone) callOff = atGoodMoment(peaceMs, fetchPopup);
    });
    return () => {
      isGone = true;
      callOff();
    };
  }, []);

  function close() {
    markSeen();
    setPopup(null);
  }
  return Popup && <Popup onClose={close} />;
}
