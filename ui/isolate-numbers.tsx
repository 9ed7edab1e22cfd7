import { Fragment, type ReactNode } from 'react';
import { isUrdu, splitNumbers } from '#contract/format/direction.ts';

/** Keeps the parts of numbers in a text with Urdu letters in their order. Other texts stay as they are. */
export function isolateNumbers(text: string): ReactNode {
  if (!isUrdu(text)) return text;
  return splitNumbers(text).map((part, index) => {
    const key = `${index} ${part}`;
    if (index % 2 === 0) return <Fragment key={key}>{part}</Fragment>;
    return (
      <bdi key={key} dir="ltr">
        {part}
      </bdi>
    );
  });
}
