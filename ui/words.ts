export const optional = '(optional)';

/** For browsers without a picker of days and times. */
export const typedAs = (form: string) => `As ${form}`;
export const timeForm = 'HH:MM, for example 14:30';

export const chooseFile = '<choice>Choose a file</choice><drop> or drop it here</drop>';
export const remove = 'Remove';
export const removeFile = (name: string) => `Remove ${name}`;
