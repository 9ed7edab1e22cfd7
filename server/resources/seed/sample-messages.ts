import { formatPlaceholder, type MessageTemplate } from '#contract/leads/message-templates.ts';
import { newId } from '#server/platform/new-id.ts';
import type { newsletterIssues } from '#server/resources/newsletter/issues/schema.ts';

type Sample = Pick<MessageTemplate, 'name' | 'language' | 'slugs' | 'subject' | 'text'>;

/** Who writes: a line without a value is left out. */
const signature = ['staffName', 'dealerName', 'dealerPhone']
  .map((name) => `\n${formatPlaceholder(name)}`)
  .join('');

/** Texts that are true for every request. */
const samples: readonly Sample[] = [
  {
    name: 'Inquiry received',
    language: 'en',
    slugs: ['contact-inquiries'],
    subject: 'Your inquiry {{reference}}',
    text: `Dear {{firstName}},\n\nThank you for your inquiry about {{vehicle}}. We have read it.\n\nIf you call us, please quote this reference: {{reference}}\n\nKind regards${signature}`,
  },
  {
    name: 'Booking received',
    language: 'en',
    slugs: ['vehicle-bookings'],
    subject: 'Your booking of {{vehicle}}',
    text: `Dear {{firstName}},\n\nThank you for booking {{vehicle}}. The next step is to agree on price and delivery with {{dealership}}.\n\nPlease bring your CNIC when you visit, and quote this reference: {{reference}}\n\nKind regards${signature}`,
  },
  {
    name: 'Test drive confirmed',
    language: 'en',
    slugs: ['test-drives'],
    subject: 'Your test drive of {{vehicle}}',
    text: `Dear {{firstName}},\n\nYour test drive of {{vehicle}}\nWhere: {{dealership}}\nWhen: {{appointment}}\n\nPlease bring your driving licence. If the time does not suit you, please call the dealership.\n\nReference: {{reference}}\n\nKind regards${signature}`,
  },
  {
    name: 'Service appointment confirmed',
    language: 'en',
    slugs: ['service-appointments'],
    subject: 'Your service appointment',
    text: `Dear {{firstName}},\n\nYour service appointment for {{vehicle}}\nWhere: {{dealership}}\nWhen: {{appointment}}\n\nPlease bring the service booklet. If the time does not suit you, please call the workshop.\n\nReference: {{reference}}\n\nKind regards${signature}`,
  },
  {
    name: 'VIN needed for a part',
    language: 'en',
    slugs: ['parts-requests'],
    subject: 'Your parts request {{reference}}',
    text: `Dear {{firstName}},\n\nTo find the part that fits your car, we need its VIN, the chassis number. It is in the registration book, and on the car.\n\nPlease quote this reference when you send it: {{reference}}\n\nKind regards${signature}`,
  },
  {
    name: 'درخواست موصول ہوئی',
    language: 'ur',
    slugs: [],
    subject: 'آپ کی درخواست {{reference}}',
    text: `السلام علیکم {{firstName}}،\n\nآپ کی درخواست ہمیں مل گئی ہے۔ آپ کا شکریہ۔\n\nرابطہ کرتے وقت براہ کرم یہ حوالہ نمبر بتائیں: {{reference}}\n\nنیک تمناؤں کے ساتھ${signature}`,
  },
  {
    name: 'گاڑی کی بکنگ موصول ہوئی',
    language: 'ur',
    slugs: ['vehicle-bookings'],
    subject: 'آپ کی بکنگ: {{vehicle}}',
    text: `السلام علیکم {{firstName}}،\n\n{{vehicle}} بک کرنے کا شکریہ۔ اب قیمت اور ڈیلیوری {{dealership}} سے طے ہو گی۔\n\nآتے وقت اپنا شناختی کارڈ ساتھ لائیں اور یہ حوالہ نمبر بتائیں: {{reference}}\n\nنیک تمناؤں کے ساتھ${signature}`,
  },
  {
    name: 'ٹیسٹ ڈرائیو کی تصدیق',
    language: 'ur',
    slugs: ['test-drives'],
    subject: 'آپ کی ٹیسٹ ڈرائیو: {{vehicle}}',
    text: `السلام علیکم {{firstName}}،\n\nآپ کی ٹیسٹ ڈرائیو: {{vehicle}}\nکہاں: {{dealership}}\nکب: {{appointment}}\n\nاپنا ڈرائیونگ لائسنس ساتھ لائیں۔ وقت مناسب نہ ہو تو ڈیلرشپ کو فون کریں۔\n\nحوالہ نمبر: {{reference}}\n\nنیک تمناؤں کے ساتھ${signature}`,
  },
  {
    name: 'سروس اپائنٹمنٹ کی تصدیق',
    language: 'ur',
    slugs: ['service-appointments'],
    subject: 'آپ کی سروس اپائنٹمنٹ',
    text: `السلام علیکم {{firstName}}،\n\nآپ کی سروس اپائنٹمنٹ: {{vehicle}}\nکہاں: {{dealership}}\nکب: {{appointment}}\n\nسروس بک ساتھ لائیں۔ وقت مناسب نہ ہو تو ورکشاپ کو فون کریں۔\n\nحوالہ نمبر: {{reference}}\n\nنیک تمناؤں کے ساتھ${signature}`,
  },
  {
    name: 'پرزے کے لیے VIN درکار ہے',
    language: 'ur',
    slugs: ['parts-requests'],
    subject: 'پرزے کی درخواست {{reference}}',
    text: `السلام علیکم {{firstName}}،\n\nآپ کی گاڑی کا درست پرزہ تلاش کرنے کے لیے ہمیں اس کا VIN، یعنی چیسس نمبر، چاہیے۔ یہ رجسٹریشن بک میں اور گاڑی پر لکھا ہوتا ہے۔\n\nجواب میں یہ حوالہ نمبر لکھیں: {{reference}}\n\nنیک تمناؤں کے ساتھ${signature}`,
  },
];

/** Builds the templates that ship with the product, in their order. */
export function sampleTemplates(): MessageTemplate[] {
  const now = Date.now();
  return samples.map((sample, position) => {
    // One second apart, so that the list has this order.
    const at = new Date(now - position * 1000).toISOString();
    return { ...sample, isSample: true, _id: newId(), createdAt: at, updatedAt: at };
  });
}

const issueText = `## A sample issue

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
    text: issueText,
    status: 'draft',
    isSample: true,
    createdAt: now,
    updatedAt: now,
  };
}
