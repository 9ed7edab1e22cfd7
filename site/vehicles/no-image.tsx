/** Shown over the place of a picture that could not be loaded; `alt` is the picture's. */
export function NoImage({ alt = '' }: { alt?: string }) {
  return (
    <span className="picture-note">
      {alt && <span className="sr-only">{alt}: </span>}
      No image
    </span>
  );
}

/** Shown over the place of a picture that comes late. */
export function LateNote() {
  return (
    <span aria-hidden="true" className="picture-note">
      Loading...
    </span>
  );
}
