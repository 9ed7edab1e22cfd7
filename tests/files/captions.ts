/** Builds captions with one cue. */
export const makeCaptions = (text = 'The doors open.') =>
  Buffer.from(`WEBVTT\n\n00:00.000 --> 00:05.000\n${text}\n`);
