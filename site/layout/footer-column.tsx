import { FooterLink } from './footer-link.tsx';

/** A titled list of links. */
export function FooterColumn({
  title,
  items,
}: {
  title: string;
  items: readonly { title: string; url: string }[];
}) {
  return (
    <nav aria-label={title}>
      <h2 className="text-sm font-semibold">{title}</h2>
      <ul className="mt-2">
        {items.map((item) => (
          <li key={item.url}>
            <FooterLink {...item} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
