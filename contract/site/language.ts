/** The languages of the public site. What has no language of its own is English. */
export const languages = ['en', 'ur'] as const;

export type Language = (typeof languages)[number];

/** The first segment of the paths of a language's pages; English ones have none. */
const segments = { en: '', ur: '/ur' } as const satisfies Record<Language, string>;

/** Returns the path of a page in a language: '/models' is '/ur/models' in Urdu. A query and an anchor stay. */
export const localizePath = (language: Language, path: string): string =>
  segments[language] + (segments[language] && path === '/' ? '' : path);

/** Splits the path of a page into its language and the path of the English page: '/ur/models' into 'ur' and '/models'. */
export function splitLanguage(path: string): { language: Language; path: string } {
  const language = languages.find(
    (name) => segments[name] && (path === segments[name] || path.startsWith(`${segments[name]}/`)),
  );
  if (!language) return { language: 'en', path };
  return { language, path: path.slice(segments[language].length) || '/' };
}
