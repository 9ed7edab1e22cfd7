import { newJobDefaults } from '#contract/jobs/jobs.ts';
import { newId } from '#server/platform/new-id.ts';
import { addUrdu } from '#server/records/urdu.ts';
import type { jobOpenings } from '#server/resources/jobs/schema.ts';

type NewJob = typeof jobOpenings.$inferInsert;

/** The fields in which the samples differ. */
type Sample = Partial<NewJob> &
  Pick<NewJob, 'title' | 'description' | 'location' | 'purpose' | 'qualification'> &
  Pick<NewJob, 'responsibilities' | 'requirements' | 'skills'>;

const samples: readonly Sample[] = [
  {
    title: 'Sales Executive',
    description: 'Receive visitors in the showroom, arrange test drives and prepare bookings.',
    location: 'Karachi',
    purpose: 'Visitors leave knowing which car suits them and what it costs.',
    qualification: 'Bachelor’s degree',
    experienceMin: 1,
    experienceMax: 4,
    responsibilities: ['Show the cars', 'Arrange test drives', 'Prepare bookings'],
    requirements: ['A valid driving licence', 'Urdu and English'],
    skills: ['Listening', 'Product knowledge', 'Customer records'],
  },
  {
    title: 'Service Adviser',
    description: 'Take in cars at the workshop, agree on the work and explain it when it is done.',
    category: 'Operations',
    location: 'Lahore',
    purpose: 'Owners know before the work begins what will be done and what it costs.',
    qualification: 'Diploma in automobile technology',
    experienceMin: 2,
    experienceMax: 6,
    reportsTo: 'Workshop Manager',
    responsibilities: ['Take in cars', 'Agree on work and price', 'Hand cars back'],
    requirements: ['Experience at a workshop’s front desk'],
    skills: ['Diagnosis', 'Clear explanations'],
  },
  {
    title: 'Hybrid and Electric Technician',
    description: 'Maintain and repair hybrid and electric cars, high-voltage systems included.',
    category: 'Engineering',
    location: 'Islamabad',
    purpose: 'Cars leave the workshop safe, and repaired at the first attempt.',
    qualification: 'Diploma in electrical or automobile engineering',
    experienceMin: 3,
    experienceMax: 8,
    reportsTo: 'Workshop Manager',
    crmRequired: false,
    responsibilities: ['Scheduled maintenance', 'Fault finding', 'Work on high-voltage systems'],
    requirements: ['Training in high-voltage safety, or the will to take it'],
    skills: ['Electrical measuring', 'Reading wiring diagrams'],
  },
  {
    title: 'Digital Marketing Intern',
    description: 'Help to write, schedule and measure what we publish, for six months.',
    category: 'Marketing',
    type: 'Internship',
    location: 'Karachi',
    purpose: 'Learn how a car brand speaks to people who are about to choose a car.',
    qualification: 'Student of marketing, media or design',
    experienceMin: 0,
    experienceMax: 1,
    ageMax: 28,
    crmRequired: false,
    responsibilities: ['Draft texts', 'Keep the calendar', 'Report what was read'],
    requirements: ['Two sample texts of your own'],
    skills: ['Writing', 'Spreadsheets'],
  },
  {
    title: 'Accounts Officer',
    description: 'Keep the books of bookings and deliveries, and reconcile them with the bank.',
    category: 'Finance',
    location: 'Lahore',
    purpose: 'Every payment is found, and every invoice is right.',
    qualification: 'Bachelor of Commerce',
    experienceMin: 2,
    experienceMax: 5,
    reportsTo: 'Finance Manager',
    crmRequired: false,
    erpKnowledge: true,
    responsibilities: ['Invoices', 'Bank reconciliation', 'Monthly closing'],
    requirements: ['Knowledge of sales tax rules'],
    skills: ['Spreadsheets', 'Accuracy'],
  },
];

/** The translation of the first sample. */
const firstInUrdu = {
  title: 'سیلز ایگزیکٹو',
  description:
    'نمونے کی اسامی: اس پر کسی کی بھرتی نہیں ہو رہی۔ شوروم میں آنے والوں کا استقبال، ٹیسٹ ڈرائیو کا انتظام اور بکنگ کی تیاری۔',
  location: 'کراچی',
  jobLocation: 'نمونے کا پتہ، کراچی',
  division: 'فور ویلر',
  reportsTo: 'ڈائریکٹر مارکیٹنگ اینڈ سیلز',
  qualification: 'بیچلر کی ڈگری',
  purpose:
    'شوروم سے جانے والوں کو معلوم ہو کہ کون سی گاڑی ان کے لیے موزوں ہے اور اس کی قیمت کیا ہے۔',
  responsibilities: ['گاڑیاں دکھانا', 'ٹیسٹ ڈرائیو کا انتظام', 'بکنگ کی تیاری'],
  requirements: ['کارآمد ڈرائیونگ لائسنس', 'اردو اور انگریزی'],
  skills: ['توجہ سے سننا', 'گاڑیوں سے واقفیت', 'صارفین کا ریکارڈ'],
};

/** Builds sample job openings. Each says that it is not real. */
export function sampleJobs(): NewJob[] {
  const now = Date.now();
  return samples.map((sample, position) => {
    // One second apart, so that the page lists them in this order.
    const at = new Date(now - position * 1000).toISOString();
    const job = {
      ...newJobDefaults,
      gender: 'Any' as const,
      jobLocation: `Sample address, ${sample.location}`,
      ...sample,
      description: `Sample opening: nobody is hired for it. ${sample.description}`,
      isSample: true,
      publishAt: null,
      closesAt: null,
      _id: newId(),
      createdAt: at,
      updatedAt: at,
    };
    return position === 0 ? addUrdu(job, firstInUrdu) : job;
  });
}
