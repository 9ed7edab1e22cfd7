import { ArrowUp, MessageCircle } from 'lucide-react';
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useMatch } from 'react-router';
import { useHydrated } from '#ui/use-hydrated.ts';
import * as words from '#words/site/layout';
import { useHeroOutOfView } from './use-hero-out-of-view.ts';
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
          className="absolute inset-y-0 inset-e-full my-auto flex h-9 items-center pe-2 text-sm whitespace-nowrap"
        >
          <span className="rounded-control bg-graphite-800 px-3 py-1.5">{label}</span>
        </span>
      )}
      {children}
    </div>
  );
}

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
  const isHydrated = useHydrated();
  return (
    <aside
      aria-label={words.shortcuts}
      data-above-bar={hasBar || undefined}
      className={`floating-helper on-dark fixed z-30 grid gap-3 text-white transition-[opacity,visibility,translate] ${isShown ? '' : hidden} ${isRising ? '' : hiddenUnlessWide}`}
    >
      {number && (
        <HelperLabel label={words.chatOnWhatsapp}>
          <a
            href={buildWhatsappUrl(number)}
            target="_blank"
            rel="noopener"
            aria-label={words.chatOnWhatsapp}
            className={button}
          >
            <MessageCircle aria-hidden="true" className="size-5" />
          </a>
        </HelperLabel>
      )}
      {isHydrated && (
        <HelperLabel label={words.backToTop}>
          <button type="button" aria-label={words.backToTop} onClick={goToTop} className={button}>
            <ArrowUp aria-hidden="true" className="size-5" />
          </button>
        </HelperLabel>
      )}
    </aside>
  );
}

/** The button disappears at the top of the page, so focus moves to the content. */
function goToTop() {
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById('content')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: prefersReducedMotion ? 'instant' : 'smooth' });
}

/**
 * Opens on hover and on focus. Closes shortly after the pointer leaves, so that the pointer can reach what
 * opened, and at once on blur or Escape.
 */
function useHover(closeDelayMs = 300) {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setIsOpen(false);
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  function set(open: boolean) {
    clearTimeout(timer.current);
    setIsOpen(open);
  }

  return {
    isOpen,
    // Mouse only: on touch, pressing a button would also open its label.
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && set(true),
    onPointerLeave: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setIsOpen(false), closeDelayMs);
    },
    onFocus: () => set(true),
    onBlur: () => set(false),
  };
}

/** Smaller movements are not intentional, such as the end of a swipe. */
const minimumPixels = 8;
const restMs = 2_500;
/** The height of the footer's last line, which leaves room at its end. */
const lastLinePixels = 90;

/**
 * Whether the visitor is scrolling up, or is at the end of the page. False again while scrolling down, and
 * shortly after coming to rest, since whatever shows then covers what is read.
 */
function useScrollsUp(): boolean {
  const [isUp, setIsUp] = useState(false);

  useEffect(() => {
    let last = scrollY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function handleScroll() {
      const moved = scrollY - last;
      const isAtEnd =
        scrollY + innerHeight >= document.documentElement.scrollHeight - lastLinePixels;
      if (!isAtEnd && Math.abs(moved) < minimumPixels) return;
      last = scrollY;
      clearTimeout(timer);
      setIsUp(isAtEnd || moved < 0);
      if (!isAtEnd && moved < 0) timer = setTimeout(() => setIsUp(false), restMs);
    }
    handleScroll();
    addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', handleScroll);
    };
  }, []);

  return isUp;
}
