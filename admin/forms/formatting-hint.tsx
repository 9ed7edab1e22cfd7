/** Says how a text is formatted (docs/spec/content.md#formatted-texts). */
export function FormattingHint() {
  return (
    <p className="text-ink-soft">
      ## starts a heading, - or 1. an item of a list. **Two stars** make bold, and
      [words](https://cars.example) a link.
    </p>
  );
}
