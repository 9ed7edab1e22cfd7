import { Link } from 'react-router';

/** A quiet link of the footer, to a page of ours or to another site. */
export function FooterLink({ title, url }: { title: string; url: string }) {
  return (
    <Link
      to={url}
      className="inline-flex min-h-11 max-w-full items-center text-[0.9375rem] wrap-anywhere text-graphite-300 no-underline transition-colors hover:text-white md:min-h-9"
    >
      {title}
    </Link>
  );
}
