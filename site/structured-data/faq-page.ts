import type { FaqEntry } from '#catalogue/faq.ts';
import type { Thing } from './schema-org.ts';

interface FaqPage extends Thing {
  '@type': 'FAQPage';
  mainEntity: readonly {
    '@type': 'Question';
    name: string;
    acceptedAnswer: { '@type': 'Answer'; text: string };
  }[];
}

/** Builds the questions with their answers, for search results. */
export function buildFaqPage(entries: readonly FaqEntry[]): FaqPage {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  };
}
