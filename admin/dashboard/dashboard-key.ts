/** The prefix of the query keys of dashboard data. */
export const dashboardKey = ['dashboard'] as const;
