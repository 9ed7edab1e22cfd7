/** What the cache's keys of a dashboard's own figures begin with. */
export const dashboardKey = ['dashboard'] as const;
