import { Navigate, useLocation } from 'react-router';
import { reasonOf } from '../api.ts';
import { Layout } from '../layout/layout.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { PageSpinner } from '../ui/spinner.tsx';
import { SecondFactorGate } from './second-factor-gate.tsx';
import { UserContext, useSession } from './session.ts';

/** The guard around every screen but sign-in; it sends strangers there and remembers the address. */
export function RequireSession() {
  const { data: user, error, isPending, refetch } = useSession();
  const { pathname, search } = useLocation();
  if (user) {
    return (
      <UserContext value={user}>
        <SecondFactorGate>
          <Layout />
        </SecondFactorGate>
      </UserContext>
    );
  }
  if (user === null) return <Navigate to="/login" replace state={{ back: pathname + search }} />;
  if (isPending) return <PageSpinner label="Loading..." />;
  return (
    <main className="mx-auto grid max-w-xl gap-4 p-6">
      <title>Back office</title>
      <h1 className="text-lg font-semibold">The back office could not be opened</h1>
      <ErrorPanel message={reasonOf(error)} onRetry={refetch} />
    </main>
  );
}
