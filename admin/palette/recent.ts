/** A record or a screen that was opened. */
export interface Recent {
  /** Within the back office: '/test-drives?open=…'. */
  address: string;
  /** A record's name; undefined for a screen. */
  name: string | undefined;
}

const maxKept = 8;

// In memory only: names of customers must not be written to the browser's storage.
const recentByAccount = new Map<string, readonly Recent[]>();

/** The items that the account opened lately in this tab, newest first. */
export const readRecent = (username: string): readonly Recent[] =>
  recentByAccount.get(username) ?? [];

/** Moves a record or a screen to the top of what the account opened lately. */
export function addRecent(username: string, opened: Recent): void {
  const others = readRecent(username).filter(({ address }) => address !== opened.address);
  recentByAccount.set(username, [opened, ...others].slice(0, maxKept));
}

/** Forgets a record that no longer exists. */
export function removeRecent(username: string, removed: string): void {
  recentByAccount.set(
    username,
    readRecent(username).filter(({ address }) => address !== removed),
  );
}

/** Forgets what every account opened in this tab. */
export const forgetRecent = (): void => recentByAccount.clear();
