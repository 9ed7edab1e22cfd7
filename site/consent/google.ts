import { languageRoot } from '#words/site/layout';
import { findExternalReferrer } from '../analytics/analytics.ts';

type Command = [command: string, ...rest: unknown[]];

declare global {
  interface Window {
    dataLayer?: IArguments[];
  }
}

/** Cookie lifetime after the last visit. The cookies page states it. */
const cookieSeconds = 180 * 24 * 60 * 60;

let startedId: string | null = null;

/** Google's script accepts commands only as `arguments` objects, not as arrays. */
function gtag(..._command: Command): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: as above.
  window.dataLayer.push(arguments);
}

/** Google's script checks this property and sends nothing if it is true. */
const setGoogleDisabled = (id: string, isDisabled: boolean) =>
  Reflect.set(window, `ga-disable-${id}`, isDisabled);

/** Loads Google's script with consent for statistics only. */
function start(id: string): void {
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
  gtag('consent', 'default', { ...denied, analytics_storage: 'granted' });
  gtag('js', new Date());
  gtag('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    // For this host only, so that the cookies can be deleted by name.
    cookie_domain: 'none',
    cookie_expires: cookieSeconds,
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  document.head.append(script);
}

/** Sends a page view to Google. Call it only for visitors who have agreed. */
export function sendPageViewToGoogle(id: string, path: string): void {
  const page = {
    // Without the query string, which may hold private values such as a newsletter token.
    page_location: location.origin + languageRoot + path,
    page_referrer: findExternalReferrer() ?? '',
    page_title: document.title,
  };
  setGoogleDisabled(id, false);
  // Also limits what Google's script reports on its own to these values.
  gtag('set', page);
  if (startedId !== id) start(id);
  startedId = id;
  gtag('event', 'page_view', page);
}

/** Stops the counting and deletes its cookies. */
export function removeGoogleCookies(id: string): void {
  setGoogleDisabled(id, true);
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    // biome-ignore lint/suspicious/noDocumentCookie: older Safari and Firefox have no Cookie Store API.
    if (/^_ga(_|$)/.test(name)) document.cookie = `${name}=; path=/; max-age=0`;
  }
}
