import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormProvider, useForm } from 'react-hook-form';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { listFields } from '#contract/input/read-form.ts';
import type { LeadRecordBase } from '#contract/leads/lead.ts';
import { leadTypes } from '#contract/leads/registry.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { screens } from '../screens.ts';
import { RecordSection, StoredNotes } from './details/detail-sections.tsx';
import { LeadContext, type LeadView } from './lead-view.ts';

const sentWithSlot = {
  dealerId: 'the dealership is shown',
  slot: 'it becomes the appointment',
};

/** Fields that the details of a type leave out, with the reason. */
const leftOut: Record<string, Record<string, string>> = {
  'contact-inquiries': {
    firstName: 'part of the full name',
    lastName: 'part of the full name',
  },
  'service-appointments': { ...sentWithSlot, contactMe: 'no form asks for it' },
  'test-drives': sentWithSlot,
  'vehicle-bookings': { shownPrice: 'compared with the price, not stored' },
};

/** Fields that the form does not ask for (docs/decisions/048-one-note-and-one-follow-up.md). */
const notAsked = ['notes', 'assignedSalesPerson'];

// Some modules of the screens register listeners while they are loaded.
vi.stubGlobal('window', { addEventListener: () => {}, matchMedia: () => ({ matches: false }) });
const modules = await Promise.all(
  leadTypes.map(({ slug }) => screens.find(({ path }) => path === `/${slug}`)?.load()),
);
vi.unstubAllGlobals();

/** Each view gets only requests of its type. */
const views = modules.map((module) => (module as { view: LeadView<LeadRecordBase> }).view);

const base: LeadRecordBase = {
  _id: '01990000-0000-7000-8000-000000000000',
  status: 'pending',
  phone: '+92 300 0000001',
  language: 'en',
  dealerId: null,
  assignedTo: null,
  nextFollowUp: null,
  firstResponseAt: null,
  ipAddress: null,
  userAgent: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

const renderOn = ({ facts, formatName }: LeadView<LeadRecordBase>, children: ReactNode): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <LeadContext value={{ facts, formatName }}>{children}</LeadContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );

function render(view: LeadView<LeadRecordBase>, lead: LeadRecordBase): string {
  const details = renderOn(
    view,
    <>
      <view.Details lead={lead} />
      <RecordSection lead={lead} />
    </>,
  );
  return `${view.formatName(lead)} ${details}`;
}

const Form = ({ children }: { children: ReactNode }) => (
  <FormProvider {...useForm()}>{children}</FormProvider>
);

it('covers every request type', () => {
  expect(views.map(({ facts }) => facts.slug).toSorted()).toEqual(
    leadTypes.map(({ slug }) => slug).toSorted(),
  );
});

describe.each(views)('$facts.slug', (view) => {
  const { facts } = view;
  const kept = Object.keys(facts.importedFields.shape);
  const fields = [...Object.keys(listFields(facts.input)), ...kept];
  const notShown = leftOut[facts.slug] ?? {};
  const lead = {
    ...base,
    ...Object.fromEntries(kept.map((field) => [field, '1'])),
    ...acceptedInputs[facts.slug]?.(),
    source: 'Walk-in',
  } as LeadRecordBase & Record<string, unknown>;

  /** Another value of the same kind. Files are shown without their names. */
  const change = (field: string) => {
    if (field.endsWith('File')) return null;
    if (typeof lead[field] === 'boolean') return !lead[field];
    return /^\d{4}-\d\d-\d\d$/.test(String(lead[field])) ? '2001-02-03' : 'Other';
  };

  it.each(fields.filter((field) => !(field in notShown)))('shows %s in the details', (field) => {
    expect(render(view, { ...lead, [field]: change(field) })).not.toBe(render(view, lead));
  });

  it('begins with the customer and what they want, and ends with the record', () => {
    const [wish = ''] = facts.about;
    const sections = render(view, { ...lead, phone: '+92 300 7654321', [wish]: 'What they want' })
      .split('<section')
      .slice(1);
    const find = (text: string) => sections.findIndex((section) => section.includes(text));
    expect(find('+923007654321')).toBeLessThanOrEqual(1);
    expect(find('What they want')).toBeLessThanOrEqual(2);
    expect(find('What they want')).toBeGreaterThanOrEqual(0);
    expect(find('>Record<')).toBe(sections.length - 2);
    expect(find('>Technical<')).toBe(sections.length - 1);
  });

  it('leaves out only fields that exist', () => {
    expect(fields).toEqual(expect.arrayContaining(Object.keys(notShown)));
  });

  it.each(notAsked)('shows %s where it is stored', (name) => {
    const html = renderOn(view, <StoredNotes lead={{ ...lead, [name]: 'Stored earlier' }} />);
    expect(html).toContain('Stored earlier');
    expect(renderOn(view, <StoredNotes lead={lead} />)).toBe('');
  });

  it('asks staff for every field that they set, but those of the timeline and the owner', () => {
    const form = renderOn(
      view,
      <Form>
        <view.EditFields lead={lead} />
      </Form>,
    );
    const asked = [...form.matchAll(/ name="(\w+)"/g)].map(([, name]) => name);
    const expected = Object.keys(facts.staffFields.shape).filter(
      (name) => !notAsked.includes(name),
    );
    expect(asked.toSorted()).toEqual(expected.toSorted());
  });
});
