import type { ReactNode } from 'react';

/** A picture that opens in the viewer. */
export function EnlargeButton({
  title,
  onEnlarge,
  className = '',
  children,
}: {
  title: string;
  onEnlarge: () => void;
  className?: string;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={`Enlarge: ${title}`}
      onClick={onEnlarge}
      className={`block w-full cursor-zoom-in rounded-control ${className}`}
    >
      {children}
    </button>
  );
}
