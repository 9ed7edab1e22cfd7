/** An external link in a new tab, without a referrer: the back office's address is secret. */
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
