export const optional = '(optional)';

/** For browsers without a picker of days and times. */
export const typedAs = (form: string) => `As ${form}`;
export const timeForm = 'HH:MM, for example 14:30';
export const momentForm = 'YYYY-MM-DD HH:MM, for example 2026-12-30 14:30';

export const chooseFile = '<choice>Choose a file</choice><drop> or drop it here</drop>';
export const remove = 'Remove';
export const removeFile = (name: string) => `Remove ${name}`;

export const noAnswer = 'No answer yet';
export const fileRule = (kinds: string, size: string) => `${kinds}, up to ${size}`;

export const kilobytes = 'KB';
export const megabytes = 'MB';
export const gigabytes = 'GB';
export const size = (figure: string | number, unit: string) => `${figure} ${unit}`;
export const share = (done: string, total: string, unit: string) => `${done} of ${total} ${unit}`;

export const twoFingers = 'Use two fingers to move the map';
export const zoomIn = 'Zoom in';
export const zoomOut = 'Zoom out';
