import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { localizePath, nameLanguage } from '#contract/site/language.ts';
import * as words from '#words/site/layout';

const key = 'language';

/** The language that the visitor chose on this device; null if none was chosen. */
function readChosenLanguage(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is blocked: the address alone decides.
    return null;
  }
}

function rememberLanguage(language: string): void {
  try {
    localStorage.setItem(key, language);
  } catch {
    // Storage is blocked or full: the address alone decides.
  }
}

/** The address of this page in the other language, with its query. */
function useOtherAddress(): string {
  const { pathname, search } = useLocation();
  return localizePath(words.otherLanguage, pathname) + search;
}

/** A link to this page in the other language. It loads the page anew, because each language has a build of its own. */
export function LanguageLink({ className }: { className: string }) {
  return (
    <a
      href={useOtherAddress()}
      lang={words.otherLanguage}
      hrefLang={words.otherLanguage}
      onClick={() => rememberLanguage(words.otherLanguage)}
      className={className}
    >
      {nameLanguage(words.otherLanguage)}
    </a>
  );
}

/**
 * Opens the page in the language that the visitor chose last, if a link from elsewhere led to the other one, unless the
 * visitor is reading already.
 */
export function useChosenLanguage(): void {
  const address = useOtherAddress();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first page of a visit counts.
  useEffect(() => {
    const isFromOutside = !document.referrer.startsWith(`${location.origin}/`);
    if (isFromOutside && scrollY === 0 && readChosenLanguage() === words.otherLanguage) {
      location.replace(address + location.hash);
    }
  }, []);
}
