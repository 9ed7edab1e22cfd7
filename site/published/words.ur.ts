export const sample = 'نمونہ';

/** The count of each kind that there is; '' without files. */
export function fileCount(pictures: number, videos: number): string {
  const counts = [
    pictures > 0 && (pictures === 1 ? '1 تصویر' : `${pictures} تصاویر`),
    videos > 0 && `${videos} ویڈیو`,
  ];
  return counts.filter(Boolean).join(' اور ');
}

export const loadMore = 'مزید دیکھیں';
export const loading = 'لوڈ ہو رہا ہے…';
export const moreFailed = 'معذرت، مزید لوڈ نہیں ہو سکا۔ دوبارہ کوشش کریں۔';
export const itemsShown = (count: number) => `${count} آئٹم نظر آ رہے ہیں`;

export const film = (title: string) => `فلم: ${title}`;
export const filmUnplayable = 'آپ کا براؤزر یہ فلم نہیں چلا سکتا۔';
export const downloadFilm = 'فلم ڈاؤن لوڈ کریں';
export const captionsLanguage = 'انگریزی';
export const playVideo = (title: string) => `ویڈیو چلائیں: ${title}`;
