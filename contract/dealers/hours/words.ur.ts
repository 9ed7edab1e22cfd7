export const openUntil = (time: string) => `${time} تک کھلی ہے`;
export const opensNext = (when: string) => `ابھی بند ہے، ${when} کھلے گی`;
export const tomorrow = (time: string) => `کل ${time}`;
export const onWeekday = (weekday: string, time: string) => `${weekday} کو ${time}`;

export const days = (first: string, last: string) => `${first} تا ${last}`;
export const hours = (opens: string, closes: string) => `${opens} تا ${closes}`;
export const closed = 'بند';
