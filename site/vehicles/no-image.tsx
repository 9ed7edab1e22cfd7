/** Shown over the place of a picture that could not be loaded; `alt` is the picture's. */
export function NoImage({ alt = '' }: { alt?: string }) {
  return (
    <span className="picture-note">
      {alt && <span className="sr-only">{alt}: </span>}
      No image
    </span>
  );
}
