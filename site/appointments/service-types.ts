import * as words from '#words/site/service';

const names: Readonly<Record<string, string>> = words.serviceTypes;

/** Returns what visitors read for a stored type of service: its name, or the type itself if it is no longer offered. */
export const nameServiceType = (type: string): string => names[type] ?? type;
