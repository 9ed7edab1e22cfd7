export const carousel = 'carousel';
export const picturesOf = (title: string) => `Pictures of ${title}`;
export const placeOf = (place: number, all: number) => `${place} of ${all}`;
export const transcript = 'Transcript';

export const previous = 'Previous';
export const next = 'Next';
export const showPlace = (place: number, all: number) => `Show ${place} of ${all}`;
export const close = 'Close';
