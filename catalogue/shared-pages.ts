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

const brands = 'HAVAL, ORA and TANK in Pakistan';

const news: Omit<SharedPage, 'path' | 'title'> = {
  under: brands,
  picture: still('paint'),
};

/** Every page with a static sharing picture. Models have their own, with the price on it. */
export const sharedPages: readonly SharedPage[] = [
  {
    path: '/',
    title: 'HAVAL, ORA and TANK',
    under: 'in Pakistan',
    picture: paintedFront('haval-h6'),
  },
  {
    path: '/models',
    title: 'Models',
    under: 'Eight cars of HAVAL, ORA and TANK',
    picture: stagedShot('haval-jolion', 'heroWide'),
  },
  {
    path: '/book-now',
    title: 'Book Your Vehicle',
    under: 'Choose the car and its paint',
    picture: stagedShot('haval-h6-phev', 'heroWide'),
  },
  {
    path: '/on-road-price',
    title: 'On-road price',
    under: 'Every tax and fee, with its law',
    picture: paintedFront('haval-jolion-hev'),
  },
  {
    path: '/finance',
    title: 'Finance',
    under: 'Conventional and Islamic instalments',
    picture: stagedShot('ora-07', 'heroWide'),
  },
  {
    path: '/compare',
    title: 'Compare models',
    under: 'Facts, prices and running costs',
    picture: stagedShot('haval-jolion-hev', 'heroWide'),
  },
  {
    path: '/test-drive',
    title: 'Book a Test Drive',
    under: 'At a dealership of your choice',
    picture: stagedShot('haval-h6-hev', 'heroWide'),
  },
  {
    path: '/find-a-dealer',
    title: 'Find a Dealer',
    under: 'By city, by service or near you',
    picture: still('skyline'),
  },
  {
    path: '/after-sales',
    title: 'After Sales',
    under: 'Service, parts and warranty',
    picture: stagedShot('haval-h6-hev', 'designed'),
  },
  {
    path: '/book-service',
    title: 'Book a Service',
    under: 'At a dealership of your choice',
    picture: stagedShot('haval-h6', 'designed'),
  },
  {
    path: '/parts-request',
    title: 'Request a Part',
    under: 'Say which, and for which car',
    picture: still('workshop'),
  },
  {
    path: '/warranty',
    title: 'Warranty',
    under: 'The booklets, model by model',
    picture: stagedShot('tank-500', 'peaceMind'),
  },
  {
    path: '/about-us',
    title: 'About us',
    under: brands,
    picture: stagedShot('ora-07', 'heroWide'),
  },
  {
    path: '/about-us/gwm',
    title: 'GWM',
    under: brands,
    picture: stagedShot('tank-500', 'heroWide'),
  },
  {
    path: '/about-us/sazgar',
    title: 'Sazgar',
    under: brands,
    picture: stagedShot('haval-h6', 'heroWide'),
  },
  {
    path: '/contact-us',
    title: 'Contact Us',
    under: brands,
    picture: stagedShot('haval-h6', 'peaceMind'),
  },
  { path: '/careers', title: 'Careers', under: 'Our openings', picture: still('skyline') },
  {
    path: '/careers/apply',
    title: 'Job Application',
    under: 'For an opening, or for none yet',
    picture: still('skyline'),
  },
  {
    path: '/become-a-dealer',
    title: 'Register Your Dealership',
    under: brands,
    picture: still('skyline'),
  },
  { path: '/news-and-events/news', title: 'News', ...news },
  { path: '/news-and-events/events', title: 'Events', ...news },
  { path: '/news-and-events/media', title: 'Media', ...news },
  { path: '/newsletter', title: 'Newsletter', ...news },
  { path: '/faq', title: 'Questions', under: 'and our answers', picture: still('workshop') },
  {
    path: '/test-drive/terms',
    title: 'Test Drive Terms',
    under: brands,
    picture: still('skyline'),
  },
  {
    path: '/verify',
    title: 'Is It Genuine?',
    under: 'Check quotes, bookings and dealers',
    picture: still('paint'),
  },
  { path: '/privacy', title: 'Privacy', under: brands, picture: still('skyline') },
  { path: '/cookies', title: 'Cookies', under: brands, picture: still('skyline') },
  { path: '/accessibility', title: 'Accessibility', under: brands, picture: still('skyline') },
  ...allFeatures.map(({ slug, name, picture }) => ({
    path: `/features/${slug}`,
    title: name,
    under: brands,
    picture,
  })),
];
