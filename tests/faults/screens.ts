import type { Fault } from './fault.ts';

/** Faults that only a browser sees: focus, names, layout, print, and what a press does. */
export const screenFaults: readonly Fault[] = [
  {
    promise: 'After a navigation the new page’s heading has the focus',
    file: 'site/layout/navigation.ts',
    find: '    target?.focus({ preventScroll: true });\n',
    replace: '    if (hashTarget) target?.focus({ preventScroll: true });\n',
    caughtBy: 'tests/e2e/site.spec.ts',
    test: 'a navigation scrolls to the top and focuses the heading',
  },
  {
    promise: 'A field is named by its label',
    file: 'ui/fields.tsx',
    find: '<label htmlFor={id} className',
    replace: '<label className',
    caughtBy: 'tests/e2e/pages.spec.ts',
    test: '/contact-us is accessible, fits every window',
  },
  {
    promise: 'A form shows that it is being sent, and a double click sends it once',
    file: 'site/forms/use-sending.ts',
    find: `    if (running.current) return null;
    const sending = new AbortController();
    running.current = sending;
    setState((before) => ({ ...before, ...idle, pending: true, outcome: null }));`,
    replace: `    const sending = new AbortController();
    running.current = sending;
    setState((before) => ({ ...before, ...idle, outcome: null }));`,
    caughtBy: 'tests/e2e/forms.spec.ts',
    test: 'the form for contact-inquiries a double click sends it once',
  },
  {
    promise: 'Screen readers are told of a toast',
    file: 'admin/ui/toast-region.tsx',
    find: '<div role="status" className',
    replace: '<div className',
    caughtBy: 'tests/office/bulk.test.tsx',
    test: 'a bulk status change is announced and can be undone',
  },
  {
    promise: 'No page scrolls sideways on a screen of 320 px',
    file: 'site/legal/legal-page.tsx',
    find: '<h1 className="title">{title}</h1>',
    replace: '<h1 className="title w-96">{title}</h1>',
    caughtBy: 'tests/e2e/pages.spec.ts',
    test: '/privacy is accessible, fits every window',
  },
  {
    promise: 'A time that was just taken is marked with a word, not by its color alone',
    file: 'site/appointments/slot-times.tsx',
    find: '      {isTaken && <span className="text-xs leading-4">{words.taken}</span>}\n',
    replace: '',
    caughtBy: 'tests/e2e/appointments.spec.ts',
    test: 'keeps the form, is marked, and the next times are one press away',
  },
  {
    promise: 'A work order is printed without the form beside it',
    file: 'admin/leads/details/edit-form.tsx',
    find: 'md:bg-ground print:hidden',
    replace: 'md:bg-ground',
    caughtBy: 'tests/e2e/triage.spec.ts',
    test: 'a service appointment is printed as a work order, without the form',
  },
  {
    promise: 'Text over a picture has a contrast of 4.5:1',
    file: 'site/routes/about-us.tsx',
    find: 'bg-linear-to-b from-graphite-950/85 from-25% to-transparent to-55% lg:bg-linear-to-r lg:from-graphite-950/80 lg:from-10% lg:to-60%',
    replace: 'bg-linear-to-b from-graphite-950/20 to-transparent',
    caughtBy: 'tests/e2e/text-over-pictures.spec.ts',
    test: '/about-us: text over pictures has a contrast',
  },
  {
    promise: 'Leaving a changed form asks before the input is lost',
    file: 'admin/forms/discard-guard.tsx',
    find: 'isDirty && !canLeave.current && closesDialog(',
    replace: 'isDirty && canLeave.current && closesDialog(',
    caughtBy: 'tests/e2e/record-form.spec.ts',
    test: 'leaving a changed form by Escape, Back or Close asks first',
  },
  {
    promise: 'Google is told nothing before a visitor agrees',
    file: 'site/consent/google-analytics.tsx',
    find: `    if (consent !== 'granted') return;
    // The visitor may have withdrawn consent by then.
    whenIdle(() => readConsent() === 'granted' &&`,
    replace: `    if (consent === 'denied') return;
    whenIdle(() => readConsent() !== 'denied' &&`,
    caughtBy: 'tests/e2e/consent.spec.ts',
    test: 'after consent, Google gets this page and each navigation',
  },
];
