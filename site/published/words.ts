export const sample = 'Sample';

/** '4 pictures', '1 video', '2 pictures and 1 video'; '' without files. */
export function fileCount(pictures: number, videos: number): string {
  const counts = [
    pictures > 0 && (pictures === 1 ? '1 picture' : `${pictures} pictures`),
    videos > 0 && (videos === 1 ? '1 video' : `${videos} videos`),
  ];
  return counts.filter(Boolean).join(' and ');
}

export const loadMore = 'Load More';
export const loading = 'Loading...';
export const moreFailed = 'More could not be loaded. Please try again.';
export const itemsShown = (count: number) => `${count} items are shown`;

export const film = (title: string) => `Film: ${title}`;
export const filmUnplayable = 'Your browser cannot play this film.';
export const downloadFilm = 'Download it';
export const captionsLanguage = 'English';
export const playVideo = (title: string) => `Play the video of ${title}`;
