/** Resolves after a while. */
export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
