/** The languages of the public site. What has no language of its own is English. */
export const languages = ['en', 'ur'] as const;

export type Language = (typeof languages)[number];

/** The name of a language in itself. */
export const nameLanguage = (language: Language): string =>
  language === 'ur' ? 'اردو' : 'English';

/** The path below which all Urdu pages are. */
export const urduRoot = '/ur';

/** The path below which the pages of a language are; '' for English. */
export const languageRoot = (language: Language): string => (language === 'ur' ? urduRoot : '');

const urduPath = /^\/ur(?=\/|\.data$|$)/i;

/** Returns the path of a page in a language: '/models' is '/ur/models' in Urdu. A query and an anchor stay. */
export function localizePath(language: Language, path: string): string {
  if (language === 'en') return path;
  const isHome = path === '/' || path.startsWith('/?') || path.startsWith('/#');
  return urduRoot + (isHome ? path.slice(1) : path);
}

/** Returns the paths of a page in all languages. */
export const inAllLanguages = (path: string): string[] =>
  languages.map((language) => localizePath(language, path));

/**
 * Splits the path of a page into its language and its path in English: '/ur/models' into 'ur' and '/models'. The
 * router's data of the Urdu home page is at '/ur.data', of the English one at '/_.data'.
 */
export function splitLanguage(path: string): { language: Language; path: string } {
  if (!urduPath.test(path)) return { language: 'en', path };
  const rest = path.replace(urduPath, '');
  return { language: 'ur', path: rest === '.data' ? '/_.data' : rest || '/' };
}
