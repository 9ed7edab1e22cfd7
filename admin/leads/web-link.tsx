/** A visitor's web address, opened beside the office, whose own address it is not told. */
export function WebLink({ href }: { href: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="rounded-control wrap-anywhere underline underline-offset-2"
    >
      {href}
    </a>
  );
}
