import { ArrowRight, ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router';

/** A way to contact the distributor. External sites open in a new tab, so that the form stays open. */
export function ContactOption({
  title,
  note,
  to,
}: {
  title: string;
  /** What kind of contact it is, or what it is good for. */
  note: string;
  to: string;
}) {
  const isExternal = !to.startsWith('/');
  const Arrow = isExternal ? ArrowUpRight : ArrowRight;
  return (
    <li className="border-b border-white/15">
      <Link
        to={to}
        target={to.startsWith('https:') ? '_blank' : undefined}
        className="group flex min-h-16 items-center justify-between gap-4 py-3 no-underline"
      >
        <Detail title={title} note={note} />
        <Arrow
          aria-hidden="true"
          className="size-5 shrink-0 text-graphite-300 transition-[color,translate] group-hover:translate-x-1 group-hover:text-white"
        />
      </Link>
    </li>
  );
}

/** A fact about the distributor that leads nowhere, such as its opening hours. */
export function ContactFact({ title, note }: { title: string; note: string }) {
  return (
    <li className="flex min-h-16 items-center border-b border-white/15 py-3">
      <Detail title={title} note={note} />
    </li>
  );
}

function Detail({ title, note }: { title: string; note: string }) {
  return (
    <span className="min-w-0">
      <span className="tabular block text-lg font-medium tracking-tight wrap-anywhere lg:text-xl">
        {title}
      </span>
      <span className="mt-0.5 block text-sm text-graphite-300">{note}</span>
    </span>
  );
}
