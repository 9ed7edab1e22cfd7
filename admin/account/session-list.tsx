import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Success } from '#contract/http/http.ts';
import type { StaffSession } from '#contract/staff/staff-accounts.ts';
import { callApi, describeFailure } from '../api.ts';
import { formatInSentence, Moment } from '../lists/dates.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { showToast } from '../ui/toasts.ts';

/** Patterns of user agents. Browsers that include the names of others come first. */
const browsers: [pattern: RegExp, name: string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox\/|FxiOS/, 'Firefox'],
  [/Chrome\/|CriOS/, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: [pattern: RegExp, name: string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

const matchName = (userAgent: string, names: [RegExp, string][]) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

/** Returns 'Chrome on Windows' for a user agent, or the start of the user agent if the browser is unknown. */
export function formatBrowserName(userAgent: string | null): string {
  if (!userAgent) return 'Unknown browser';
  const browser = matchName(userAgent, browsers);
  const system = matchName(userAgent, systems);
  if (!browser) return userAgent.slice(0, 60);
  return system ? `${browser} on ${system}` : browser;
}

interface SessionListProps {
  /** The path of the session routes, below /api. */
  path: string;
  isOwn: boolean;
}

/** Ends one session, or all except the current one if the id is null. */
function useEndSession(path: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) => callApi(id ? `${path}/${id}` : path, { method: 'DELETE' }),
    onSuccess: (_, id) =>
      showToast({
        tone: 'status',
        text: id ? 'The session has ended.' : 'The sessions have ended.',
      }),
    onError: (error) =>
      showToast({
        tone: 'alert',
        text: `The session could not be ended. ${describeFailure(error)}`,
      }),
    onSettled: () => client.invalidateQueries({ queryKey: ['sessions'] }),
  });
}

/** Lists the active sessions of an account, each with a button that ends it. */
export function SessionList({ path, isOwn }: SessionListProps) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['sessions', path],
    queryFn: async ({ signal }) => (await callApi<Success<StaffSession[]>>(path, { signal })).data,
  });
  const { mutate: end, isPending: isEnding } = useEndSession(path);
  if (isPending) return <p role="status">Loading...</p>;
  if (error) return <ErrorPanel message={describeFailure(error)} onRetry={refetch} />;
  const others = data.filter(({ isCurrent }) => !isCurrent);
  return (
    <div className="grid gap-3">
      {data.length === 0 && <p className="text-ink-soft">There are no active sessions.</p>}
      <ul className="grid">
        {data.map((session) => (
          <SessionRow key={session._id} session={session} onEnd={() => end(session._id)} />
        ))}
      </ul>
      {others.length > 1 && (
        <Button
          className="justify-self-start"
          aria-disabled={isEnding}
          onClick={() => !isEnding && end(null)}
        >
          {isOwn ? 'End all other sessions' : 'End all sessions'}
        </Button>
      )}
    </div>
  );
}

function SessionRow({ session, onEnd }: { session: StaffSession; onEnd: () => void }) {
  const { userAgent, ipAddress, createdAt, lastSeenAt, isCurrent } = session;
  const browser = formatBrowserName(userAgent);
  return (
    <li className="flex items-center justify-between gap-3 border-t border-line py-2 first:border-0">
      <div className="min-w-0">
        <p className="font-medium" title={userAgent ?? undefined}>
          <span className="wrap-anywhere">{browser}</span>
          {isCurrent && (
            <span className="ms-2 rounded-full bg-green-soft px-2 py-px text-xs whitespace-nowrap text-green">
              This session
            </span>
          )}
        </p>
        <p className="flex flex-wrap gap-x-3 text-ink-soft">
          <span>{ipAddress ?? 'Unknown address'}</span>
          <span>
            last used <Moment iso={lastSeenAt} format={formatInSentence} />
          </span>
          <span>
            started <Moment iso={createdAt} format={formatInSentence} />
          </span>
        </p>
      </div>
      {!isCurrent && (
        <Button aria-label={`End the session of ${browser}, ${ipAddress}`} onClick={onEnd}>
          End
        </Button>
      )}
    </li>
  );
}
