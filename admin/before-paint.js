// Runs before the first paint and before any module; vite.admin.config.ts puts it into the head.

// The remembered theme, so that a dark page never starts as a white one (layout/theme.ts).
try {
  const theme = localStorage.getItem('office-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be forbidden; the system's theme is shown then.
}
