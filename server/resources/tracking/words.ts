/** `time` as '28 November 2026, 4:30 pm'. */
export const callMe = (time: string) => `Please call me on ${time}.`;
