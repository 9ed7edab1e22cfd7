/** Where the signed-in user is cached; null when nobody is signed in. */
export const sessionKey = ['session'] as const;
