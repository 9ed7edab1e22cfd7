interface Answer {
  code?: string | undefined;
  params?: object | undefined;
  message?: string | undefined;
}

/** Returns the message of an error of the API, '' if it has none. The Urdu one words it by its code. */
export const sayFault = ({ message = '' }: Answer): string => message;
