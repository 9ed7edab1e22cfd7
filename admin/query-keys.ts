/** The prefix of the query keys of dashboard data. */
export const dashboardKey = ['dashboard'] as const;

/** The key of everything that the trash shows. */
export const trashKey = ['trash'];

/** Begins the query keys of calendars, free times, and appointments of requests. */
export const calendarKey = ['calendar'] as const;

/** The query key of the signed-in user; its data is null if no one is signed in. */
export const sessionKey = ['session'] as const;
