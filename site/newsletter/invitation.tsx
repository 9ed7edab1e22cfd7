import { useEffect, useState } from 'react';
import { whenIdle } from '../analytics/when-idle.ts';
import { atGoodMoment } from './good-moment.ts';
import type { NewsletterPopup } from './popup.tsx';
import { isSeen, markSeen, noteShown } from './seen.ts';

/**
 * Asks a visitor once to subscribe (document 1, section 4). The popup is fetched when the page has
 * come to rest, and opens at a good moment after that.
 */
export function NewsletterInvitation() {
  const [Popup, setPopup] = useState<typeof NewsletterPopup | null>(null);

  useEffect(() => {
    if (isSeen()) return;
    let isGone = false;
    let callOff = () => {};
    whenIdle(async () => {
      // Without a line there is nobody to subscribe with.
      const loaded = await import('./popup.tsx').catch(() => null);
      if (!loaded || isGone) return;
      callOff = atGoodMoment(() => {
        // Another tab may have asked meanwhile.
        if (isSeen()) return;
        noteShown();
        setPopup(() => loaded.NewsletterPopup);
      });
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
