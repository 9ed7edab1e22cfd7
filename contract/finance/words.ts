export const percent = ' %';
