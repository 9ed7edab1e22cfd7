import { ExternalLink } from 'lucide-react';
import { buttonClass } from '../ui/button.tsx';

/** Opens a page of the site in a new tab: what fills an empty list. */
export function SitePageLink({ path, children }: { path: string; children: string }) {
  return (
    <a href={path} target="_blank" rel="noreferrer" className={buttonClass('primary')}>
      <ExternalLink aria-hidden size={14} />
      {children}
    </a>
  );
}
