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
  { title: 'On-Road Price', url: '/on-road-price' },
  { title: 'Finance', url: '/finance' },
  { title: 'Compare Models', url: '/compare' },
  { title: 'Check a Quote or Dealer', url: '/verify' },
] as const;

/** The main menu, in the order of the header. */
export const menu: readonly MenuItem[] = [
  link('Models', '/models'),
  {
    title: 'Prices',
    type: 'dropdown',
    url: '/on-road-price',
    items: priceLinks,
  },
  link('About', '/about-us'),
  {
    title: 'Find a Dealer',
    type: 'dropdown',
    url: '/find-a-dealer',
    items: [
      { title: 'Find a Dealer', url: '/find-a-dealer' },
      { title: 'Become a Dealer', url: '/become-a-dealer' },
    ],
  },
  {
    title: 'After Sales',
    type: 'dropdown',
    url: '/after-sales',
    items: [
      { title: 'After Sales', url: '/after-sales' },
      { title: 'Book a Service', url: '/book-service' },
      { title: 'Parts Request', url: '/parts-request' },
      { title: 'Warranty', url: '/warranty' },
      { title: 'FAQ', url: '/faq' },
    ],
  },
  {
    title: 'News & Events',
    type: 'dropdown',
    url: '/news-and-events/news',
    items: [
      { title: 'News', url: '/news-and-events/news' },
      { title: 'Events', url: '/news-and-events/events' },
      { title: 'Media', url: '/news-and-events/media' },
    ],
  },
  {
    title: 'Contact',
    type: 'dropdown',
    url: '/contact-us',
    items: [
      { title: 'Contact Us', url: '/contact-us' },
      { title: 'Careers', url: '/careers' },
    ],
  },
];

/** The footer's columns, without the models, which come from the catalogue. */
export const footerColumns = [
  {
    title: 'Quick Links',
    items: [
      { title: 'About', url: '/about-us' },
      { title: 'Find a Dealer', url: '/find-a-dealer' },
      { title: 'Become a Dealer', url: '/become-a-dealer' },
      { title: 'News & Events', url: '/news-and-events/news' },
      { title: 'Careers', url: '/careers' },
      { title: 'Contact Us', url: '/contact-us' },
    ],
  },
  {
    title: 'Prices',
    items: [...priceLinks, { title: 'Price Calculator', url: '/book-now#price-calculator' }],
  },
  {
    title: 'Services',
    items: [
      { title: 'Book a Test Drive', url: '/test-drive' },
      { title: 'Book a Vehicle', url: '/book-now' },
      { title: 'Find My Booking', url: '/track' },
      { title: 'After Sales', url: '/after-sales' },
      { title: 'Book a Service', url: '/book-service' },
      { title: 'Parts Request', url: '/parts-request' },
      { title: 'Warranty', url: '/warranty' },
      { title: 'FAQ', url: '/faq' },
    ],
  },
] as const;
