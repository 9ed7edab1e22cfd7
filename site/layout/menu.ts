import * as words from '#words/site/layout';

/** An item of the menu. The url of a dropdown is its main page. */
export interface MenuItem {
  title: string;
  type: 'link' | 'dropdown';
  url: string;
  items: readonly { title: string; url: string }[];
}

const link = (title: string, url: string): MenuItem => ({ title, type: 'link', url, items: [] });

/** The pages about prices, in the menu and in the footer. */
const priceLinks = [
  { title: words.onRoadPrice, url: '/on-road-price' },
  { title: words.finance, url: '/finance' },
  { title: words.compareModels, url: '/compare' },
  { title: words.checkQuoteOrDealer, url: '/verify' },
] as const;

/** The main menu, in the order of the header. */
export const menu: readonly MenuItem[] = [
  link(words.models, '/models'),
  {
    title: words.prices,
    type: 'dropdown',
    url: '/on-road-price',
    items: priceLinks,
  },
  link(words.about, '/about-us'),
  {
    title: words.findDealer,
    type: 'dropdown',
    url: '/find-a-dealer',
    items: [
      { title: words.findDealer, url: '/find-a-dealer' },
      { title: words.becomeDealer, url: '/become-a-dealer' },
    ],
  },
  {
    title: words.afterSales,
    type: 'dropdown',
    url: '/after-sales',
    items: [
      { title: words.afterSales, url: '/after-sales' },
      { title: words.bookService, url: '/book-service' },
      { title: words.partsRequest, url: '/parts-request' },
      { title: words.warranty, url: '/warranty' },
      { title: words.faq, url: '/faq' },
    ],
  },
  {
    title: words.newsAndEvents,
    type: 'dropdown',
    url: '/news-and-events/news',
    items: [
      { title: words.news, url: '/news-and-events/news' },
      { title: words.events, url: '/news-and-events/events' },
      { title: words.media, url: '/news-and-events/media' },
    ],
  },
  {
    title: words.contact,
    type: 'dropdown',
    url: '/contact-us',
    items: [
      { title: words.contactUs, url: '/contact-us' },
      { title: words.careers, url: '/careers' },
    ],
  },
];

/** The footer's columns, without the models, which come from the catalogue. */
export const footerColumns = [
  {
    title: words.quickLinks,
    items: [
      { title: words.about, url: '/about-us' },
      { title: words.findDealer, url: '/find-a-dealer' },
      { title: words.becomeDealer, url: '/become-a-dealer' },
      { title: words.newsAndEvents, url: '/news-and-events/news' },
      { title: words.careers, url: '/careers' },
      { title: words.contactUs, url: '/contact-us' },
    ],
  },
  {
    title: words.prices,
    items: [...priceLinks, { title: words.priceCalculator, url: '/book-now#price-calculator' }],
  },
  {
    title: words.services,
    items: [
      { title: words.bookTestDrive, url: '/test-drive' },
      { title: words.bookVehicle, url: '/book-now' },
      { title: words.findMyBooking, url: '/track' },
      { title: words.afterSales, url: '/after-sales' },
      { title: words.bookService, url: '/book-service' },
      { title: words.partsRequest, url: '/parts-request' },
      { title: words.warranty, url: '/warranty' },
      { title: words.faq, url: '/faq' },
    ],
  },
] as const;
