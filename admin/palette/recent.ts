/** A record or a screen that was opened. */
export interface Recent {
  /** Within the back office: '/test-drives?open=…'. */
  address: string;
  /** A record's name; undefined for a screen. */
  name: string | undefined;
}

const prefix = 'recently opened by ';
const maxKept = 8;

/** What the account opened lately in this browser, newest first. */
export function readRecent(username: string): Recent[] {
  return JSON.parse(localStorage.getItem(prefix + username) ?? '[]');
}

/** Moves a record or a screen to the top of what the account opened lately. */
export function addRecent(username: string, opened: Recent): void {
  const others = readRecent(username).filter(({ address }) => address !== opened.address);
  saveRecent(username, [opened, ...others].slice(0, maxKept));
}

/** Forgets a record that no longer exists. */
export function removeRecent(username: string, removed: string): void {
  saveRecent(
    username,
    readRecent(username).filter(({ address }) => address !== removed),
  );
}

/** Forgets what every account opened in this browser: it holds names of customers. */
export function forgetRecent(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(prefix)) localStorage.removeItem(key);
  }
}

function saveRecent(username: string, recent: readonly Recent[]): void {
  try {
    localStorage.setItem(prefix + username, JSON.stringify(recent));
  } catch {
    // The storage is full or forbidden: the palette works without it.
  }
}
