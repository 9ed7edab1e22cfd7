import type { PageRows } from '../row.ts';
import { asks, failure, filters, onDesktop, states, words } from './list-steps.ts';
import { noRecords } from './requests.ts';

/** Newsletter subscriptions, job openings, price list, dealers. */
export const recordScreens: readonly PageRows[] = [
  {
    page: '/newsletter-subscriptions',
    as: 'admin',
    on: 'desktop',
    before: [
      {
        answer: '/api/newsletter/admin/subscriptions',
        with: {
          status: 200,
          body: {
            success: true,
            data: [
              {
                _id: '0199a000-0000-7000-8000-000000000001',
                firstName: null,
                lastName: null,
                email: 'nameless@mail.example',
                refusedAt: null,
                source: 'popup',
                isSubscribed: true,
                createdAt: '2026-11-01T10:00:00.000Z',
                updatedAt: '2026-11-01T10:00:00.000Z',
              },
            ],
            pagination: { page: 1, limit: 10, totalItems: 11, totalPages: 2 },
          },
        },
      },
    ],
    rows: [
      { heading: 'Newsletter Subscriptions' },
      ...words('Total Subscriptions', 'Active', 'Inactive', 'Recent'),
      { like: /^\d+ subscriptions? found$/ },
      { field: 'Status', allOptions: ['All', 'Subscribed', 'Unsubscribed'] },
      { field: 'Source', allOptions: ['All', 'Popup', 'Newsletter'] },
      { columns: ['Subscriber', 'Email', 'Source', 'Status', 'Date', 'Actions'] },
      { text: 'No name provided' },
      { button: 'Unsubscribe' },
      { text: 'Showing page 1 of 2' },
      { control: 'Next' },
      { control: 'Previous' },
      ...asks('Are you sure you want to delete this subscription?'),
      {
        answer: '/api/newsletter/admin/subscriptions/',
        by: 'PUT',
        with: failure,
      },
      { press: /^Unsubscribe/, in: 'main' },
      { part: 'Failed to update subscription status' },
      ...states(
        '/api/newsletter/admin/subscriptions',
        'No subscriptions found',
        'Failed to fetch newsletter subscriptions',
      ),
      { button: 'Clear Filters' },
    ],
  },
  {
    page: '/job-openings',
    as: 'admin',
    rows: [
      { heading: 'Job Openings' },
      { button: 'Add Job' },
      { like: /^\d+ jobs? found$/ },
      ...filters(
        {
          field: 'Category',
          options: [
            'Design',
            'Engineering',
            'Marketing',
            'Operations',
            'Sales',
            'HR',
            'Finance',
            'Management',
            'Other',
          ],
        },
        { field: 'Type', options: ['Full-time', 'Part-time', 'Contract', 'Internship'] },
        { field: 'Location' },
      ),
      ...onDesktop({
        columns: ['Job Title', 'Category', 'Location', 'Type', 'Created', 'Actions'],
      }),
      ...asks('Are you sure you want to delete this job opening?'),
      ...states(
        '/api/jobs',
        'No jobs found. Create your first job opening!',
        'Failed to load jobs: ',
      ),
      { restore: true },
      { press: 'Add Job', in: 'main' },
      {
        at: 'dialog',
        has: [
          { heading: 'Create New Job Opening' },
          { button: 'Cancel' },
          { button: 'Create Job' },
          { field: 'Division', required: true, value: 'Four-Wheeler' },
          { field: 'Reports to', value: 'Director Marketing & Sales' },
          { field: 'Experience from (years)', value: '5', attributes: { inputmode: 'numeric' } },
          { field: 'Experience to (years)', value: '10', attributes: { inputmode: 'numeric' } },
          { field: 'Age up to (years)', value: '38', attributes: { inputmode: 'numeric' } },
          { field: 'Gender', value: 'Male', options: ['Male', 'Female', 'Any'] },
          { field: 'CRM experience required', checked: true },
          { field: 'ERP knowledge required', checked: false },
          {
            field: 'Type',
            value: 'Full-time',
            options: ['Full-time', 'Part-time', 'Contract', 'Internship'],
          },
          { field: 'Category', value: 'Sales' },
          { field: 'Document', type: 'file', attributes: { accept: '.pdf,.doc,.docx' } },
          { part: 'PDF, DOC or DOCX, up to 15 MB' },
        ],
      },
      { press: 'Create Job', in: 'dialog' },
      {
        at: 'alert',
        has: [
          {
            part: 'Please fill all required fields: title, description, location, job location, category, division, qualification, experience min/max, gender and age max.',
          },
        ],
      },
      ...onDesktop(
        { fill: 'Title', with: 'A job', in: 'dialog' },
        { fill: 'Description', with: 'Its text', in: 'dialog' },
        { fill: 'Location', with: 'Lahore', in: 'dialog' },
        { fill: 'Job location (address)', with: 'Sample street 5', in: 'dialog' },
        { fill: 'Qualification', with: 'Any', in: 'dialog' },
        {
          answer: '/api/jobs',
          by: 'POST',
          with: { status: 500, body: { success: false, message: 'It went wrong' } },
        },
        { press: 'Create Job', in: 'dialog' },
        { at: 'alert', has: [{ part: 'Failed to save job: It went wrong' }] },
      ),
    ],
  },
  {
    page: '/price-calculator',
    as: 'admin',
    rows: [
      { heading: 'Price Calculator Management' },
      ...words('Total Calculations', 'Active Cars', 'Active Cities'),
      { control: 'Price Calculator' },
      { control: 'Cars Management' },
      { control: 'Cities Management' },
      { button: 'Calculate Price', disabled: false },
      ...onDesktop(
        { choose: 'Car', option: 'Select a car' },
        // Disabled until both are chosen.
        { button: 'Calculate Price', disabled: true },
        { choose: 'Car', option: 'Tank 500 HEV' },
        { button: 'Calculate Price', disabled: false },
        { like: /^PKR \d{2},\d{3},\d{3}$/ },
        { answer: '/api/price-calculator/calculate', with: failure },
        { press: 'Calculate Price', in: 'main' },
        { part: 'Failed to calculate price' },
        { restore: true },
        { follow: 'Cars Management', in: 'main' },
        { button: 'Add New Car' },
        ...asks('Are you sure you want to delete this car?'),
        { press: 'Add New Car', in: 'main' },
        {
          at: 'dialog',
          has: [
            { field: 'Name', required: true },
            { field: 'Model', required: true },
            { field: 'Vehicle ID', required: true },
            { field: 'Base price (PKR)', required: true, value: '0' },
            { field: 'Variant' },
            { field: 'Image URL', type: 'url' },
            { field: 'Description' },
          ],
        },
        { key: 'Escape' },
        { follow: 'Cities Management', in: 'main' },
        { button: 'Add New City' },
        ...asks('Are you sure you want to delete this city?'),
        { press: 'Add New City', in: 'main' },
        {
          at: 'dialog',
          has: [
            { field: 'Name', required: true },
            {
              field: 'Price adjustment (PKR)',
              value: '0',
              type: 'number',
              attributes: { step: '1' },
            },
          ],
        },
        { choose: 'Adjustment type', option: 'Percentage of the base price', in: 'dialog' },
        { at: 'dialog', has: [{ field: 'Price adjustment (%)', attributes: { step: '0.1' } }] },
      ),
    ],
  },
  {
    page: '/price-calculator?tab=cars',
    as: 'admin',
    on: 'desktop',
    before: [
      { answer: '/api/price-calculator/cars', with: failure },
      { answer: '/api/price-calculator/stats', with: failure },
    ],
    rows: [{ part: 'Failed to fetch cars' }, { part: 'Failed to fetch calculation stats' }],
  },
  {
    page: '/price-calculator?tab=cities',
    as: 'admin',
    on: 'desktop',
    before: [{ answer: '/api/price-calculator/cities', with: failure }],
    rows: [{ part: 'Failed to fetch cities' }],
  },
  {
    page: '/dealer-management',
    as: 'admin',
    rows: [
      { heading: 'Dealer Management' },
      ...words('Total Dealers', 'Active Dealers', 'Inactive Dealers', 'Cities Covered'),
      { like: /^\d+ dealers? found$/ },
      // Coordinates are readable without hover, with four decimals.
      { like: /-?\d{1,3}\.\d{4}, -?\d{1,3}\.\d{4}$/ },
      ...filters(
        { field: 'Status', allOptions: ['All', 'Active Only', 'Inactive Only'] },
        { field: 'City' },
      ),
      { at: 'record', has: [{ like: /^\+92 / }, { like: /@dealers\.example$/ }] },
      ...onDesktop({ columns: ['Dealer', 'Location', 'Contact', 'Status', 'Actions'] }),
      ...asks('Are you sure you want to delete this dealer?'),
      ...onDesktop(
        { press: /^View /, in: 'main' },
        {
          at: 'dialog',
          has: [{ heading: 'Dealer Details' }, { like: /^-?\d+\.\d{6}, -?\d+\.\d{6}$/ }],
        },
        { key: 'Escape' },
        { press: 'Add Dealer', in: 'main' },
        {
          at: 'dialog',
          has: [
            ...['Name', 'City', 'Address', 'Email', 'Phone', 'Map link'].map((field) => ({
              field,
              required: true,
            })),
            { field: 'Latitude', required: true, value: '0' },
            { field: 'Longitude', required: true, value: '0' },
            ...['Sales', 'Service', 'Parts'].map((field) => ({ field, checked: true })),
            ...['Test Drive', 'Finance', 'Body Shop', 'VIP Service', 'Fleet Solutions'].map(
              (field) => ({ field, checked: false }),
            ),
            // 9:00 AM - 6:00 PM from Monday to Saturday.
            ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].flatMap(
              (day) => [
                { field: `${day} opens`, value: '09:00' },
                { field: `${day} closes`, value: '18:00' },
              ],
            ),
            { field: 'Sunday: closed', checked: true },
          ],
        },
        { key: 'Escape' },
        { answer: '/api/dealers', by: 'GET', with: failure },
        { search: 'nothing' },
        { at: 'alert', has: [{ part: 'Failed to fetch dealers' }, { button: 'Dismiss' }] },
      ),
    ],
  },
  {
    page: '/dealer-locations',
    as: 'hr',
    on: 'desktop',
    before: [{ answer: '/api/dealer-searches', by: 'GET', with: noRecords }],
    rows: [
      { heading: 'Dealer Search Locations' },
      { heading: 'Dealer Locations' },
      { text: 'No dealer searches found.' },
      { press: 'Add a dealer search', in: 'main' },
      {
        at: 'form',
        has: [
          {
            field: 'Search radius (km)',
            value: '25',
            attributes: { inputmode: 'numeric' },
          },
          {
            field: 'Status',
            value: 'Pending',
            options: ['Pending', 'Processing', 'Completed', 'Cancelled'],
          },
          { button: 'Reset' },
        ],
      },
      {
        answer: '/api/dealer-searches',
        by: 'POST',
        with: failure,
      },
      { press: 'Create Search', in: 'main' },
      { at: 'alert', has: [{ part: 'Save failed' }] },
      { press: 'Add a dealer', in: 'main' },
      { press: 'Create Dealer', in: 'main' },
      {
        at: 'alert',
        has: [{ part: 'Name, city, address, email, phone and map link are required.' }],
      },
      { press: /^Delete HAVAL/, in: 'main' },
      { at: 'dialog', has: [{ text: 'Delete this dealer?' }] },
    ],
  },
  {
    page: '/dealer-locations',
    as: 'hr',
    on: 'desktop',
    before: [{ answer: '/api/dealers', by: 'GET', with: noRecords }],
    rows: [{ text: 'No dealers found.' }],
  },
];
