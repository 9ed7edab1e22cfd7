import { lazy, type ReactNode, Suspense, useState } from 'react';
import { PageSpinner } from '../ui/spinner.tsx';
import { useUser } from './session.ts';

const SetUpScreen = lazy(async () => ({
  default: (await import('../account/set-up-screen.tsx')).SetUpScreen,
}));

/**
 * Lets through to the office once there is a second factor, where there must be one. The recovery
 * codes stay in sight until they are kept, though the account is ready by then.
 */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const isMissing = useUser().mustSetUpSecondFactor === true;
  const [isClosed, setClosed] = useState(isMissing);
  if (isMissing && !isClosed) setClosed(true);
  if (!isClosed) return children;
  return (
    <Suspense fallback={<PageSpinner label="Loading..." />}>
      <SetUpScreen onDone={() => setClosed(false)} />
    </Suspense>
  );
}
