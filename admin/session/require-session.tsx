import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { describeFailure } from '../api.ts';
import { Layout } from '../layout/layout.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { PageSpinner } from '../ui/spinner.tsx';
import { UserContext, useSession, useUser } from './session.ts';
import type { SignInState } from './sign-in-screen.tsx';

const SetUpScreen = lazy(async () => ({
  default: (await import('../account/set-up.tsx')).SetUpScreen,
}));

/**
 * Shows the set-up of a second factor first if the account must have one and has none. The recovery codes stay
 * on screen until the user confirms them, although the account is ready by then.
 */
function SecondFactorGate({ children }: { children: ReactNode }) {
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

/** Guards every screen except sign-in: redirects there without a session and remembers the address. */
export function RequireSession() {
  const { data: user, error, isPending, refetch } = useSession();
  const { pathname, search } = useLocation();
  const [lastUsername, setLastUsername] = useState<string>();
  if (user && user.username !== lastUsername) setLastUsername(user.username);
  if (user) {
    return (
      <UserContext value={user}>
        <SecondFactorGate>
          <Layout />
        </SecondFactorGate>
      </UserContext>
    );
  }
  if (user === null) {
    const state: SignInState = { back: pathname + search, endedFor: lastUsername };
    return <Navigate to="/login" replace state={state} />;
  }
  if (isPending) return <PageSpinner label="Loading..." />;
  return (
    <main className="mx-auto grid max-w-xl gap-4 p-6">
      <title>Back office</title>
      <h1 className="text-lg font-semibold">The back office could not be opened</h1>
      <ErrorPanel message={describeFailure(error)} onRetry={refetch} />
    </main>
  );
}
