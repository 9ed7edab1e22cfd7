/** Text of several lines, as it was typed. */
export function Lines({ children }: { children: string | null }) {
  return children && <p className="whitespace-pre-line">{children}</p>;
}
