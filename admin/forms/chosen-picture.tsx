import { useEffect, useState } from 'react';

/** A preview of a chosen picture. A file that is not a picture shows nothing. */
export function ChosenPicture({ file }: { file: File }) {
  const [shown, setShown] = useState<{ file: File; url: string } | null>(null);
  useEffect(() => {
    // As a data: URL, since the CSP blocks blob: images.
    const reader = new FileReader();
    reader.onload = () => setShown({ file, url: String(reader.result) });
    reader.readAsDataURL(file);
    return () => {
      reader.onload = null;
    };
  }, [file]);
  return (
    <span className="block aspect-video w-40 overflow-hidden rounded-control border border-line bg-ground">
      {shown?.file === file && (
        <img
          src={shown.url}
          alt=""
          className="size-full object-cover"
          onError={() => setShown(null)}
        />
      )}
    </span>
  );
}
