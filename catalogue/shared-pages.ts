import * as words from '#words/catalogue/sharing';
import { allFeatures } from './features/features.ts';
import { type Decoration, stagedShot, still } from './pictures/decorations.ts';
import { paintedFront } from './pictures/painted.ts';

/** A page and the content of its sharing picture, which other sites show with links to it. */
export interface SharedPage {
  path: string;
  title: string;
  /** The line below the title. */
  under: string;
  picture: Decoration;
}

const news = { picture: still('paint') } as const;

/** Every page with a static sharing picture. Models have their own, with the price on it. */
export const sharedPages: readonly SharedPage[] = [
  {
    path: '/',
    ...words.home,
    picture: paintedFront('haval-h6'),
  },
  {
    path: '/models',
    ...words.models,
    picture: stagedShot('haval-jolion', 'heroWide'),
  },
  {
    path: '/book-now',
    ...words.bookNow,
    picture: stagedShot('haval-h6-phev', 'heroWide'),
  },
  {
    path: '/on-road-price',
    ...words.onRoadPrice,
    picture: paintedFront('haval-jolion-hev'),
  },
  {
    path: '/finance',
    ...words.finance,
    picture: stagedShot('ora-07', 'heroWide'),
  },
  {
    path: '/compare',
    ...words.compare,
    picture: stagedShot('haval-jolion-hev', 'heroWide'),
  },
  {
    path: '/test-drive',
    ...words.testDrive,
    picture: stagedShot('haval-h6-hev', 'heroWide'),
  },
  {
    path: '/find-a-dealer',
    ...words.findDealer,
    picture: still('skyline'),
  },
  {
    path: '/after-sales',
    ...words.afterSales,
    picture: stagedShot('haval-h6-hev', 'designed'),
  },
  {
    path: '/book-service',
    ...words.bookService,
    picture: stagedShot('haval-h6', 'designed'),
  },
  {
    path: '/parts-request',
    ...words.partsRequest,
    picture: still('workshop'),
  },
  {
    path: '/warranty',
    ...words.warranty,
    picture: stagedShot('tank-500', 'peaceMind'),
  },
  {
    path: '/about-us',
    ...words.aboutUs,
    picture: stagedShot('ora-07', 'heroWide'),
  },
  {
    path: '/about-us/gwm',
    ...words.gwm,
    picture: stagedShot('tank-500', 'heroWide'),
  },
  {
    path: '/about-us/sazgar',
    ...words.sazgar,
    picture: stagedShot('haval-h6', 'heroWide'),
  },
  {
    path: '/contact-us',
    ...words.contactUs,
    picture: stagedShot('haval-h6', 'peaceMind'),
  },
  { path: '/careers', ...words.careers, picture: still('skyline') },
  {
    path: '/careers/apply',
    ...words.jobApplication,
    picture: still('skyline'),
  },
  {
    path: '/become-a-dealer',
    ...words.becomeDealer,
    picture: still('skyline'),
  },
  { path: '/news-and-events/news', ...words.news, ...news },
  { path: '/news-and-events/events', ...words.events, ...news },
  { path: '/news-and-events/media', ...words.media, ...news },
  { path: '/newsletter', ...words.newsletter, ...news },
  { path: '/faq', ...words.faq, picture: still('workshop') },
  {
    path: '/test-drive/terms',
    ...words.testDriveTerms,
    picture: still('skyline'),
  },
  {
    path: '/verify',
    ...words.verify,
    picture: still('paint'),
  },
  { path: '/privacy', ...words.privacy, picture: still('skyline') },
  { path: '/cookies', ...words.cookies, picture: still('skyline') },
  { path: '/accessibility', ...words.accessibility, picture: still('skyline') },
  ...allFeatures.map(({ slug, name, picture }) => ({
    path: `/features/${slug}`,
    title: name,
    under: words.brands,
    picture,
  })),
];
