/** The sentence with which all texts begin; '' if they differ, or if there is one text only. */
export function findSharedSentence(texts: readonly string[]): string {
  const sentence = texts[0]?.match(/^.+?[.!?](?= )/)?.[0] ?? '';
  return texts.length > 1 && texts.every((text) => text.startsWith(sentence)) ? sentence : '';
}
