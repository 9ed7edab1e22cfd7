export const percent = ' فیصد';
