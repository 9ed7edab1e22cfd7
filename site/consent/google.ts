import { foreignReferrer } from '../analytics/page-views.ts';

type Command = [command: string, ...rest: unknown[]];

declare global {
  interface Window {
    dataLayer?: IArguments[];
  }
}

/** After a visitor's last visit; the page on cookies says so. */
const cookieSeconds = 180 * 24 * 60 * 60;

let startedId: string | null = null;

/** Google's script reads its commands as `arguments` objects, and takes no other list for one. */
function gtag(..._command: Command): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: as above.
  window.dataLayer.push(arguments);
}

/** By this name of Google's its script is told to be quiet. */
const silence = (id: string, isSilent: boolean) =>
  Reflect.set(window, `ga-disable-${id}`, isSilent);

/** Fetches Google's script, for statistics and nothing else. */
function start(id: string): void {
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
  gtag('consent', 'default', { ...denied, analytics_storage: 'granted' });
  gtag('js', new Date());
  gtag('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    // For this host alone: so they can be deleted by their names.
    cookie_domain: 'none',
    cookie_expires: cookieSeconds,
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  document.head.append(script);
}

/** Tells Google of a page view. Only to be called for visitors who have agreed to it. */
export function countWithGoogle(id: string, path: string): void {
  const page = {
    // Without the query, which can hold what is for nobody else: a link out of the newsletter.
    page_location: location.origin + path,
    page_referrer: foreignReferrer() ?? '',
    page_title: document.title,
  };
  silence(id, false);
  // What Google's script notes by itself is to name no more of the page than we do.
  gtag('set', page);
  if (startedId !== id) start(id);
  startedId = id;
  gtag('event', 'page_view', page);
}

/** Ends the counting and deletes the cookies that it has set. */
export function forgetGoogle(id: string): void {
  silence(id, true);
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox of last year have no other way.
    if (/^_ga(_|$)/.test(name)) document.cookie = `${name}=; path=/; max-age=0`;
  }
}
