import { useHydrated } from '#ui/use-hydrated.ts';

/**
 * A text that means nothing without script. Until hydration CSS draws it, so that nothing moves and text browsers do not
 * read it.
 */
export function ScriptedText({ text, className = '' }: { text: string; className?: string }) {
  const isHydrated = useHydrated();
  return (
    <span data-text={text} className={`scripted-text ${className}`}>
      {isHydrated && text}
    </span>
  );
}
