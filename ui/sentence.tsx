import { createElement, Fragment, type ReactNode } from 'react';

type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

type Tag<Text extends string> = Text extends `${string}</${infer Name}>${infer Rest}`
  ? Name | Tag<Rest>
  : never;

/** The elements of a sentence, by the names of its placeholders and tags. */
type Parts<Text extends string> = { [Name in Placeholder<Text>]: ReactNode } & {
  [Name in Tag<Text>]: (text: string) => ReactNode;
};

/**
 * A sentence of a words file with elements in it: `{name}` stands for an element, `<name>text</name>` for one around that
 * text. Each language has them in its own order. The compiler refuses a name that the caller does not fill.
 */
export function Sentence<const Text extends string>({
  text,
  parts,
}: {
  text: Text;
  parts: Parts<Text>;
}) {
  const byName = parts as Readonly<Record<string, ReactNode | ((text: string) => ReactNode)>>;
  const pieces = text.split(/(\{\w+\}|<\w+>[^<]*<\/\w+>)/).map((piece) => {
    const [, placeholder] = /^\{(\w+)\}$/.exec(piece) ?? [];
    const [, tag, inner] = /^<(\w+)>([^<]*)</.exec(piece) ?? [];
    const name = placeholder ?? tag;
    if (!name) return piece;
    const part = byName[name];
    return typeof part === 'function' ? part(inner ?? '') : part;
  });
  return createElement(Fragment, null, ...pieces);
}
