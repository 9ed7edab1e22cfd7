export const openUntil = (time: string) => `Open until ${time}`;
/** `when` is a time, or one of the two below. */
export const opensNext = (when: string) => `Closed now, opens ${when}`;
export const tomorrow = (time: string) => `tomorrow ${time}`;
export const onWeekday = (weekday: string, time: string) => `${weekday} ${time}`;

export const days = (first: string, last: string) => `${first} to ${last}`;
export const hours = (opens: string, closes: string) => `${opens} to ${closes}`;
export const closed = 'Closed';
