import { ArrowUp, MessageCircle } from 'lucide-react';
import { useMatch } from 'react-router';
import { HelperLabel } from './helper-label.tsx';
import { useHeroOutOfView } from './use-hero-out-of-view.ts';
import { useSiteConfig } from './use-site-config.ts';
import { whatsappLink } from './whatsapp.ts';

const chat = 'Chat on WhatsApp';
const up = 'Back to top';

const button =
  'grid size-12 cursor-pointer place-items-center rounded-full border border-white/20 bg-graphite-900 transition-colors hover:bg-graphite-700';

/** At the lower right once the page's hero has left the view: a chat, if there is one, and the way up. */
export function FloatingHelper() {
  const isShown = useHeroOutOfView();
  // A model's page keeps its price at the lower edge of a phone.
  const hasBar = useMatch('/models/:slug') !== null;
  const number = useSiteConfig()?.whatsappNumber;
  return (
    <aside
      aria-label="Shortcuts"
      data-above-bar={hasBar || undefined}
      className={`floating-helper on-dark fixed right-5 z-30 grid gap-3 text-white transition-[opacity,visibility,translate] ${isShown ? '' : 'invisible translate-y-3 opacity-0'}`}
    >
      {number && (
        <HelperLabel label={chat}>
          <a
            href={whatsappLink(number)}
            target="_blank"
            rel="noopener"
            aria-label={chat}
            className={button}
          >
            <MessageCircle aria-hidden="true" className="size-5" />
          </a>
        </HelperLabel>
      )}
      <HelperLabel label={up}>
        <button type="button" aria-label={up} onClick={goToTop} className={button}>
          <ArrowUp aria-hidden="true" className="size-5" />
        </button>
      </HelperLabel>
    </aside>
  );
}

/** The button is about to vanish: focus goes to the page's beginning as well. */
function goToTop() {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById('content')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
}
