// Runs before the first paint and before any module: vite.admin.config.ts inlines it in the head.

// Applies the saved theme (layout/account-panel.tsx), so that a dark page never flashes white.
try {
  const theme = localStorage.getItem('office-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be blocked: the system theme applies.
}
