import type { LegalSection } from './legal-page.tsx';

/** The sections of the accessibility statement. docs/accessibility.md names the same gaps in the same words. */
export const accessibilitySections: readonly LegalSection[] = [
  {
    id: 'aim',
    title: 'What we aim for',
    paragraphs: [
      'Everyone should be able to use this site: with a mouse, a keyboard or by touch, with a screen reader, with large text, with high contrast, or with less motion.',
      'Our aim is the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.',
    ],
  },
  {
    id: 'tests',
    title: 'How it is tested',
    paragraphs: ['Automatic tests in a browser check the site, on a small and on a large screen:'],
    points: [
      'Pages and forms are checked with axe, and their HTML with the checker of the World Wide Web Consortium.',
      'Tests use the keyboard: they move through menus, forms, dialogs and the dealer map, and see that what has focus is in sight.',
      'Tests measure the contrast of text over pictures, the space that text needs when its spacing is widened, and what is selected in the contrast themes of Windows.',
    ],
  },
  {
    id: 'limits',
    title: 'What does not work for everyone yet',
    paragraphs: ['We know of these gaps:'],
    points: [
      'Some pictures of news, events and media have no description, and some of their films no captions or transcript. Captions are in English only.',
      'The contrast of text over pictures is measured on News, Events, About Us and its pages only.',
      'No test is done with a screen reader, and people with disabilities have not tested the site for us.',
    ],
  },
  {
    id: 'contact',
    title: 'If something does not work',
    paragraphs: [
      'Please write to us from the contact page: which page it was, what you wanted to do, and what you use to read the site. You can also ask us there for anything on this site that you cannot read.',
    ],
  },
];
