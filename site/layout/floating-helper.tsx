import { ArrowUp, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMatch } from 'react-router';
import { useHeroOutOfView } from './use-hero-out-of-view.ts';
import { useHover } from './use-hover.ts';
import { useScrollsUp } from './use-scrolls-up.ts';
import { useSiteConfig } from './use-site-config.ts';
import { buildWhatsappUrl } from './whatsapp.ts';

/** A button of the floating helper with a label that shows on hover and on focus. */
function HelperLabel({ label, children }: { label: string; children: ReactNode }) {
  const { isOpen, ...handlers } = useHover();
  return (
    <div {...handlers} className="relative">
      {isOpen && (
        <span
          aria-hidden="true"
          className="absolute inset-y-0 right-full my-auto flex h-9 items-center pr-2 text-sm whitespace-nowrap"
        >
          <span className="rounded-control bg-graphite-800 px-3 py-1.5">{label}</span>
        </span>
      )}
      {children}
    </div>
  );
}

const chat = 'Chat on WhatsApp';
const up = 'Back to top';

const hidden = 'invisible translate-y-3 opacity-0';
const hiddenUnlessWide =
  'max-lg:not-focus-within:invisible max-lg:not-focus-within:translate-y-3 max-lg:not-focus-within:opacity-0';

const button =
  'grid size-12 cursor-pointer place-items-center rounded-full border border-white/20 bg-graphite-900 transition-colors hover:bg-graphite-700';

/**
 * Shown at the lower right once the hero has scrolled out of view: WhatsApp, if it is configured, and back
 * to top. Wide windows have an empty margin for it. Elsewhere it would cover the page, so there it shows while the
 * visitor scrolls up, and in the free place at the end of the footer.
 */
export function FloatingHelper(): ReactNode {
  const isShown = useHeroOutOfView();
  const isRising = useScrollsUp();
  // On phones the model page has a bar at the bottom of the window.
  const hasBar = useMatch('/models/:slug') !== null;
  const number = useSiteConfig()?.whatsappNumber;
  return (
    <aside
      aria-label="Shortcuts"
      data-above-bar={hasBar || undefined}
      className={`floating-helper on-dark fixed z-30 grid gap-3 text-white transition-[opacity,visibility,translate] ${isShown ? '' : hidden} ${isRising ? '' : hiddenUnlessWide}`}
    >
      {number && (
        <HelperLabel label={chat}>
          <a
            href={buildWhatsappUrl(number)}
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

/** The button disappears at the top of the page, so focus moves to the content. */
function goToTop() {
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById('content')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: prefersReducedMotion ? 'instant' : 'smooth' });
}
