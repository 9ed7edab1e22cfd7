import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { idleHours, touchIntervalMs } from '#contract/staff/session-life.ts';
import { readLastResponse } from '../api.ts';
import { sessionKey } from '../query-client.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

const warnBeforeMs = 2 * 60_000;
const checkEveryMs = 10_000;

/** The server may have stored an earlier time of the last request, by at most its write interval. */
const warnAfterMs = idleHours * 60 * 60_000 - touchIntervalMs - warnBeforeMs - checkEveryMs;

/** Warns two minutes before an idle session ends. Its only button keeps the session, and has focus. */
export function IdleWarning() {
  const client = useQueryClient();
  const [isDue, setDue] = useState(false);
  const headingId = useId();
  const textId = useId();

  useEffect(() => {
    const check = () => setDue(Date.now() - readLastResponse() >= warnAfterMs);
    const timer = setInterval(check, checkEveryMs);
    return () => clearInterval(timer);
  }, []);

  if (!isDue) return null;

  function stay() {
    setDue(false);
    // If the session has ended after all, this leads to the sign-in screen.
    client.invalidateQueries({ queryKey: sessionKey });
  }

  return (
    <Dialog
      role="alertdialog"
      labelledBy={headingId}
      describedBy={textId}
      onDismiss={stay}
      className="rise-in m-auto w-[min(26rem,calc(100vw-2rem))] rounded-panel p-0"
    >
      <div className="p-5">
        <h2 id={headingId} className="text-base font-semibold">
          You will be signed out in two minutes
        </h2>
        <p id={textId} className="mt-2 text-ink-soft">
          Nothing was done here for almost {idleHours} hours.
        </p>
        <div className="mt-5 flex justify-end">
          <Button tone="primary" onClick={stay}>
            Stay signed in
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
