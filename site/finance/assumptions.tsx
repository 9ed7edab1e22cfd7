/** What figures take for granted about a car, each in a sentence of its own; nothing if all its facts are known. */
export const Assumptions = ({
  assumptions,
  className,
}: {
  assumptions: readonly string[];
  className: string;
}) =>
  assumptions.length > 0 && (
    <ul className={`grid gap-2 ${className}`}>
      {assumptions.map((sentence) => (
        <li key={sentence} className="border-s-2 border-current/40 ps-3 text-pretty">
          {sentence}
        </li>
      ))}
    </ul>
  );
