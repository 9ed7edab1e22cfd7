/** Formats minutes of opening hours: '45 min', '1 h 15 min', '18 h'. Null is a dash. */
export function formatMinutes(minutes: number | null): string {
  if (minutes === null) return '–';
  const whole = Math.round(minutes);
  if (whole === 0 && minutes > 0) return 'under 1 min';
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  const parts = [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`];
  return parts.filter(Boolean).join(' ');
}

/** Formats a share in percent; null is a dash. */
export const formatPercent = (percent: number | null): string =>
  percent === null ? '–' : `${Math.round(percent)}%`;
