export const playFailed = 'The film could not be played. Press to try again.';
