import type { FaqEntry } from '#catalogue/faq.ts';
import type { Thing } from './thing.ts';

interface FaqPage extends Thing {
  '@type': 'FAQPage';
  mainEntity: readonly {
    '@type': 'Question';
    name: string;
    acceptedAnswer: { '@type': 'Answer'; text: string };
  }[];
}

/** Questions with their answers, as search engines show them. */
export function faqPage(entries: readonly FaqEntry[]): FaqPage {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  };
}
