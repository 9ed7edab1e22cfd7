import type { PageRows, Row } from '../row.ts';

interface RequestScreen {
  page: string;
  heading: string;
  subtitle?: string;
  list: string;
  counters: readonly string[];
  columns: readonly string[];
  statuses: readonly string[];
  filters: readonly Row[];
  count: RegExp;
  empty?: string;
  failed: string;
  remove: string;
  sections?: readonly string[];
}

const vehicles: Row = {
  field: 'Vehicle',
  // Haval H6 PHEV too.
  options: [
    'Haval H6',
    'Haval H6 HEV',
    'Haval H6 PHEV',
    'Haval Jolion',
    'Haval Jolion HEV',
    'Ora 03',
    'Ora 07',
    'Tank 500',
  ],
};

const screens: readonly RequestScreen[] = [
  {
    page: '/contact-inquiries',
    heading: 'Contact Inquiries',
    list: '/api/contact/admin/inquiries',
    counters: ['Total Inquiries', 'New', 'In Progress', 'Resolved'],
    columns: ['Status', 'Actions'],
    statuses: ['New', 'In Progress', 'Resolved', 'Closed'],
    filters: [],
    count: /^\d+ inquir(y|ies) found$/,
    empty: 'No inquiries found',
    failed: 'Failed to load inquiries. Please check your connection and try again.',
    remove: 'Are you sure you want to delete this inquiry?',
  },
  {
    page: '/vehicle-bookings',
    heading: 'Vehicle Bookings',
    list: '/api/vehicle-booking/admin/bookings',
    counters: ['Total Bookings', 'Pending', 'Confirmed', 'Completed'],
    columns: ['Status', 'Actions'],
    statuses: ['Pending', 'Confirmed', 'Processing', 'Completed', 'Cancelled'],
    filters: [],
    count: /^\d+ bookings? found$/,
    empty: 'No bookings found',
    failed: 'Failed to load bookings. Please check your connection and try again.',
    // The document leaves this one out.
    remove: 'Are you sure you want to delete this booking?',
  },
  {
    page: '/test-drives',
    heading: 'Test Drives',
    subtitle: 'Manage test drive requests',
    list: '/api/test-drive/admin/test-drives',
    counters: ['Total Test Drives', 'Pending', 'Completed', 'Confirmed'],
    columns: ['Customer', 'Vehicle', 'Dealership', 'Status', 'Date', 'Actions'],
    statuses: ['Pending', 'Confirmed', 'Completed', 'Cancelled', 'No Show'],
    filters: [vehicles],
    count: /^\d+ test drives? found$/,
    failed: 'Failed to load test drives. Please check your connection and try again.',
    remove: 'Are you sure you want to delete this test drive request?',
  },
  {
    page: '/service-appointments',
    heading: 'Service Appointments',
    list: '/api/service/admin/appointments',
    counters: ['Total Appointments', 'Pending', 'Completed', 'In Progress'],
    columns: ['Customer', 'Vehicle', 'Service', 'Status', 'Date', 'Actions'],
    statuses: ['Pending', 'Confirmed', 'In Progress', 'Completed', 'Cancelled'],
    filters: [
      vehicles,
      {
        field: 'Service type',
        // What the form offers.
        options: [
          'Regular Maintenance',
          'Oil Change',
          'Brake Service',
          'Tire Rotation',
          'Engine Tune-up',
          'Electrical System',
          'Air Conditioning',
          'Other',
        ],
      },
    ],
    count: /^\d+ service appointments? found$/,
    failed: 'Failed to load appointments. Please check your connection and try again.',
    remove: 'Are you sure you want to delete this service appointment?',
  },
  {
    page: '/parts-requests',
    heading: 'Parts Requests',
    list: '/api/parts/admin/requests',
    counters: ['Total Requests', 'Pending', 'Completed', 'In Progress'],
    columns: ['Customer', 'Vehicle Info', 'Required Part', 'Status', 'Date', 'Actions'],
    statuses: ['Pending', 'Confirmed', 'Ordered', 'Shipped', 'Delivered', 'Cancelled'],
    filters: [],
    count: /^\d+ parts requests? found$/,
    failed: 'Failed to load parts requests. Please check your connection and try again.',
    remove: 'Are you sure you want to delete this parts request?',
  },
  {
    page: '/job-applications',
    heading: 'Job Applications',
    list: '/api/job-application/admin/applications',
    counters: ['Total Applications', 'New Applications', 'In Review', 'Shortlisted'],
    columns: ['Applicant', 'Job Title', 'Employment Status', 'Status', 'Files', 'Date', 'Actions'],
    statuses: [
      'Submitted',
      'Reviewing',
      'Shortlisted',
      'Interviewed',
      'Offered',
      'Hired',
      'Rejected',
    ],
    filters: [
      {
        field: 'Employment status',
        options: ['Employed', 'Unemployed', 'Student', 'Freelancer', 'Self-employed'],
      },
    ],
    count: /^\d+ job applications? found$/,
    failed: 'Failed to load job applications. Please check your connection and try again.',
    remove: 'Are you sure you want to delete this job application?',
    sections: [
      'Application',
      'Personal',
      'Education',
      'Employment',
      'Work Details',
      'Job Preferences',
    ],
  },
  {
    page: '/dealer-applications',
    heading: 'Dealer Applications',
    list: '/api/dealer-application/admin/applications',
    counters: ['Total Applications', 'Reviewing', 'Approved', 'Shortlisted'],
    columns: ['Applicant', 'Business Info', 'Location', 'Status', 'Date', 'Actions'],
    statuses: [
      'Submitted',
      'Reviewing',
      'Shortlisted',
      'Interview Scheduled',
      'Approved',
      'Rejected',
    ],
    filters: [
      {
        field: 'Facility status',
        options: ['Existing Facility', 'New Construction', 'Renovation Required', 'Land Available'],
      },
      {
        field: 'Preferred dealership',
        options: [
          'Sales Dealership',
          'Service Center',
          'Full Dealership',
          'Authorized Parts Dealer',
        ],
      },
    ],
    count: /^\d+ dealer applications? found$/,
    failed: 'Failed to load dealer applications. Please check your connection and try again.',
    remove: 'Are you sure you want to delete this dealer application?',
  },
];

/** An answer of the API without records. */
export const noRecords = {
  status: 200,
  body: {
    success: true,
    data: [],
    pagination: { page: 1, limit: 50, totalItems: 0, totalPages: 0 },
  },
} as const;

const onDesktop = (...rows: Row[]): Row[] => rows.map((row) => ({ ...row, on: 'desktop' }));

const buildPage = (screen: RequestScreen): PageRows => ({
  page: screen.page,
  as: 'admin',
  rows: [
    { heading: screen.heading },
    // On phones it is read out only.
    ...(screen.subtitle ? [{ said: screen.subtitle }] : []),
    ...(screen.subtitle ? onDesktop({ text: screen.subtitle }) : []),
    ...screen.counters.map((part): Row => ({ part })),
    // The count is seen, always.
    { like: screen.count },
    ...onDesktop({ columns: screen.columns }),
    // The filter of the status has the document's words, on phones too.
    { press: 'Filters', in: 'main' },
    { field: 'Status', allOptions: ['All', ...screen.statuses] },
    ...screen.filters,
    { press: 'Done' },
    ...onDesktop(
      { press: /^Delete /, in: 'main' },
      {
        at: 'dialog',
        has: [{ text: screen.remove }, { button: 'Cancel' }, { button: 'Delete' }],
      },
      { press: 'Cancel', in: 'dialog' },
    ),
    ...(screen.sections
      ? onDesktop(
          { text: 'View CV' },
          { openRow: 1 },
          { at: 'dialog', has: screen.sections.map((heading) => ({ heading })) },
          { key: 'Escape' },
        )
      : []),
    ...onDesktop(
      { answer: screen.list, with: noRecords },
      { search: 'nobody at all' },
      { like: /^0 .* found$/ },
      ...(screen.empty ? [{ text: screen.empty }] : []),
      { text: 'Try adjusting your filters or check back later.' },
      { button: 'Clear Filters' },
      { answer: screen.list, with: { status: 500, body: { success: false } } },
      { search: 'nobody' },
      { at: 'alert', has: [{ part: screen.failed }] },
      // An error hides the empty state.
      { absent: 'Try adjusting your filters' },
    ),
  ],
});

/** The screens of the seven types of request. */
export const requestScreens: readonly PageRows[] = screens.map(buildPage);
