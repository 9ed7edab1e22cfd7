import { newId } from '#server/platform/new-id.ts';
import type { newsletterIssues } from '#server/resources/newsletter/issues/schema.ts';

const text = `## A sample issue

This draft shows how an issue of the newsletter looks. Replace it with your own text, send a test to yourself, then send it to everyone who is subscribed.

## What is on the site

- [Our models](/models), with their colours and prices
- [News](/news) and [events](/events)
- [Test drives](/test-drive) at a dealership near you

Every subscriber gets a link to unsubscribe below the text.`;

/** Builds the draft of an issue that ships with the product. */
export function sampleIssue(): typeof newsletterIssues.$inferInsert {
  const now = new Date().toISOString();
  return {
    _id: newId(),
    subject: 'Sample: news of our models and events',
    text,
    status: 'draft',
    isSample: true,
    createdAt: now,
    updatedAt: now,
  };
}
