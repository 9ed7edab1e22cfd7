/** The language of the site, and its direction if that is not the usual one of browsers. */
export const language: 'en' | 'ur' = 'en';
export const direction: 'rtl' | undefined = undefined;
/** The path below which the pages of this language are. */
export const languageRoot = '';
export const otherLanguage = 'ur';

export const tagline = 'HAVAL, ORA and TANK in Pakistan.';
export const studioPicture = (title: string) => `${title}: a picture from the studio`;

export const pdf = 'PDF';

export const skipToContent = 'Skip to content';
export const homeLink = 'HAVAL, home page';
export const mainMenu = 'Main';
export const menu = 'Menu';
export const openMenu = 'Open menu';
export const closeMenu = 'Close menu';
export const testDrive = 'Test Drive';

/** Follows a link's text for screen readers where several links have the same one. */
export const detail = (text: string) => `, ${text}`;

export const models = 'Models';
export const prices = 'Prices';
export const onRoadPrice = 'On-Road Price';
export const finance = 'Finance';
export const compareModels = 'Compare Models';
export const checkQuoteOrDealer = 'Check a Quote or Dealer';
export const about = 'About';
export const findDealer = 'Find a Dealer';
export const becomeDealer = 'Become a Dealer';
export const afterSales = 'After Sales';
export const bookService = 'Book a Service';
export const partsRequest = 'Parts Request';
export const warranty = 'Warranty';
export const faq = 'FAQ';
export const newsAndEvents = 'News & Events';
/** Tablets show a group of the menu without this and what follows it. */
export const titleBreak = ' & ';
export const news = 'News';
export const events = 'Events';
export const media = 'Media';
export const contact = 'Contact';
export const contactUs = 'Contact Us';
export const careers = 'Careers';

export const quickLinks = 'Quick Links';
export const priceCalculator = 'Price Calculator';
export const services = 'Services';
export const bookTestDrive = 'Book a Test Drive';
export const bookVehicle = 'Book a Vehicle';
export const findMyBooking = 'Find My Booking';
export const socialMedia = 'Social Media';
export const whatsapp = 'WhatsApp';
export const copyright = (year: number) => `© 2025–${year} HAVAL Pakistan`;
export const privacy = 'Privacy';
export const cookies = 'Cookies';
export const accessibility = 'Accessibility';
export const testDriveTerms = 'Test Drive Terms';

export const shortcuts = 'Shortcuts';
export const chatOnWhatsapp = 'Chat on WhatsApp';
export const backToTop = 'Back to top';

export const loadingPage = 'Loading...';
export const loadingArticle = 'Loading article...';
export const loadingNews = 'Loading news...';
export const loadingEvents = 'Loading events...';
export const loadingMedia = 'Loading media...';
export const loadingDealers = 'Loading dealers...';
export const pageNotLoaded = 'The page could not be loaded. Please check your connection.';
export const tryAgain = 'Try Again';

export const unexpectedError = 'Unexpected Application Error!';
export const unknownError = 'Unknown error';
export const requestNumber = (id: string) => `Request ${id}`;
export const goHome = 'Go to the home page';

export const pageNotFound = 'Page not found';
export const notFoundDescription =
  'There is no page at this address. Go to the models, book a test drive or find a dealer.';
export const notFoundText =
  'There is no page at this address. It may have moved, or the link may be mistyped.';
