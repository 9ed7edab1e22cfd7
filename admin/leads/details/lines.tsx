/** A text with its line breaks. */
export function Lines({ children }: { children: string | null }) {
  return children && <p className="whitespace-pre-line">{children}</p>;
}
