/** The query key of the signed-in user; its data is null if no one is signed in. */
export const sessionKey = ['session'] as const;
