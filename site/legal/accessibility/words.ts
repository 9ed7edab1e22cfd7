export const pageTitle = 'Accessibility';
export const pageDescription =
  'How usable this site should be for everyone, how that is tested, what does not work yet, and how to tell us of a problem.';
export const introduction =
  'Who should be able to use this site, how we test it, and what does not work yet.';
export const contactUs = 'Contact Us';

export const aim = 'What we aim for';
export const forEveryone =
  'Everyone should be able to use this site: with a mouse, a keyboard or by touch, with a screen reader, with large text, with high contrast, or with less motion.';
export const guidelines =
  'Our aim is the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.';

export const tests = 'How it is tested';
export const testsInBrowser =
  'Automatic tests in a browser check the site, on a small and on a large screen:';
export const axeAndHtml =
  'Pages and forms are checked with axe, and their HTML with the checker of the World Wide Web Consortium.';
export const keyboard =
  'Tests use the keyboard: they move through menus, forms, dialogs and the dealer map, and see that what has focus is in sight.';
export const contrast =
  'Tests measure the contrast of text over pictures, the space that text needs when its spacing is widened, and what is selected in the contrast themes of Windows.';

export const limits = 'What does not work for everyone yet';
export const knownGaps = 'We know of these gaps:';
export const noDescriptions =
  'Some pictures of news, events and media have no description, and some of their films no captions or transcript. Captions are in English only.';
export const contrastOnSome =
  'The contrast of text over pictures is measured on News, Events, About Us and its pages only.';
export const noScreenReader =
  'No test is done with a screen reader, and people with disabilities have not tested the site for us.';

export const contact = 'If something does not work';
export const writeToUs =
  'Please write to us from the contact page: which page it was, what you wanted to do, and what you use to read the site. You can also ask us there for anything on this site that you cannot read.';
