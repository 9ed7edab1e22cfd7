import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { errorStatuses } from '#contract/http/http.ts';
import { contact } from '#contract/leads/contact.ts';
import { dealerApplication } from '#contract/leads/dealer-application.ts';
import { jobApplication } from '#contract/leads/job-application.ts';
import { partsRequest } from '#contract/leads/parts-request.ts';
import { leadTypes } from '#contract/leads/registry.ts';
import { serviceAppointment } from '#contract/leads/service-appointment.ts';
import { testDrive } from '#contract/leads/test-drive.ts';
import { vehicleBooking } from '#contract/leads/vehicle-booking.ts';
import { auditKinds } from '#contract/staff/audit-kinds.ts';
import { listDefaultPermissions, permissions } from '#contract/staff/staff.ts';

const readSpec = (name: string) => readFileSync(`docs/spec/${name}.md`, 'utf8');
/** Joins lines, so that a text is found wherever the document wraps it. */
const joinLines = (text: string) => text.replace(/\s+/g, ' ');

/** Returns the text between a heading and the next one of the same level. */
function readSection(name: string, heading: string): string {
  const sections = readSpec(name).split(/^## /m);
  return sections.find((section) => section.startsWith(`${heading}\n`)) ?? '';
}

describe.each(leadTypes.map((facts) => [facts.texts.title, facts] as const))(
  '%s',
  (title, facts) => {
    const section = readSection('request-types', title);

    it('has its statuses and badges in the specification, in order', () => {
      const rows = Object.entries(facts.statuses).map(
        ([status, badge]) => `| ${status} | ${badge} |`,
      );
      expect(section).toContain(rows.join('\n'));
    });

    it('has its counters in the specification', () => {
      for (const [counter, status] of Object.entries(facts.counters)) {
        expect(section).toContain(`| ${counter} | ${status} |`);
      }
      expect(section).toContain(`| ${facts.recentCounter} | last 7 days |`);
    });

    it('has its filters, sort keys and staff fields in the specification', () => {
      const staffFields = ['status', ...Object.keys(facts.staffFields.shape)];
      expect(section).toContain(
        `| filters | ${['status', 'search', ...facts.filters].join(', ')} |`,
      );
      expect(section).toContain(
        `| sort keys | ${['createdAt', 'updatedAt', 'status', ...facts.sorts].join(', ')} |`,
      );
      expect(section).toContain(`| staff may change | ${staffFields.join(', ')} |`);
    });

    it('has its texts in the specification, word for word', () => {
      const { noun, ...texts } = facts.texts;
      for (const text of Object.values(texts)) expect(section).toContain(`'${text}'`);
      expect(section).toContain(`'{n} ${noun.many} found'`);
    });

    it('has its routes in the specification', () => {
      const api = readSpec('api');
      expect(api).toContain(`| POST ${facts.paths.submit} |`);
      expect(api).toContain(`| ${facts.paths.records} | ${facts.paths.stats} |`);
    });
  },
);

describe.each([
  ['Contact', contact],
  ['Vehicle booking', vehicleBooking],
  ['Test drive', testDrive],
  ['Service appointment', serviceAppointment],
  ['Parts request', partsRequest],
  ['Job application', jobApplication],
  ['Dealer application', dealerApplication],
] as const)('the form %s', (heading, { input, texts }) => {
  const section = readSection('forms', heading);
  const fields = Object.keys('shape' in input ? input.shape : input.def.in.shape);

  it('has all its fields in the specification', () => {
    expect(fields.length).toBeGreaterThan(5);
    const described = `${readSection('forms', 'All forms')}\n${section}`;
    for (const field of fields) expect(described, field).toMatch(new RegExp(`\\b${field}\\b`));
  });

  it('has the fields of its table in the order in which they are checked', () => {
    const rows = [...section.matchAll(/^\| \d+ \| (\w+)/gm)].map(([, field = '']) => field);
    expect(rows.length).toBeGreaterThan(5);
    expect(rows).toEqual(fields.filter((field) => rows.includes(field)));
  });

  it('has its outcome in the specification, word for word', () => {
    expect(joinLines(section)).toContain(`'${texts.submitted}'`);
    expect(joinLines(section)).toContain(`'${texts.submitFailed}'`);
  });
});

interface RecordKind {
  texts: { title: string; empty: string; confirmDelete: string } & Record<string, unknown>;
}

const isRecordKind = (value: unknown): value is RecordKind =>
  !leadTypes.some((type) => type === value) &&
  typeof (value as Partial<RecordKind> | null)?.texts?.confirmDelete === 'string';

/** The facts of all record kinds: all that the contract exports with texts of theirs. */
const kinds = Object.values(
  import.meta.glob<object>(['../../contract/*/*.ts', '!../../contract/*/*.test.ts'], {
    eager: true,
  }),
).flatMap((module) => Object.values(module).filter(isRecordKind));

describe('records that staff keep', () => {
  const spec = joinLines(
    ['content', 'calendar-and-hours', 'prices', 'back-office'].map(readSpec).join(' '),
  );
  it.each(kinds.map((kind) => [kind.texts.title, kind] as const))(
    '%s has its error messages, its empty list and its delete question in the specification',
    (_title, { texts }) => {
      const { empty, confirmDelete, ...others } = texts;
      const failures = Object.entries(others).filter(([name]) => name.endsWith('Failed'));
      for (const text of [empty, confirmDelete]) expect(spec).toContain(`'${text}'`);
      for (const [, text] of failures) {
        const message = String(typeof text === 'function' ? text('{reason}') : text);
        expect(spec).toContain(`'${message.replace(/:$/, ': {reason}')}'`);
      }
    },
  );
});

it('the specification names every permission and no other', () => {
  const section = joinLines(readSection('back-office', 'Permissions'));
  const listed = section.slice('Permissions '.length, section.indexOf('.')).split(', ');
  expect(listed).toEqual([...permissions]);
});

it.each(['hr', 'media', 'dealer', 'admin'])(
  'the role %s gives a new account exactly the permissions that the specification names',
  (role) => {
    const row = readSection('back-office', 'Roles').match(
      new RegExp(`\\| ${role} \\|.*\\| (.*) \\|`),
    );
    const words: Record<string, readonly string[]> = {
      all: permissions,
      'the seven request types': leadTypes.map(({ permission }) => permission),
    };
    const named = row?.[1]?.split(', ').flatMap((word) => words[word] ?? word);
    expect(listDefaultPermissions(role).toSorted()).toEqual(named?.toSorted());
  },
);

it('an unknown role gives a new account no permissions', () => {
  expect(listDefaultPermissions('toString')).toEqual([]);
});

it('the specification names every status code of errors', () => {
  const section = readSection('api', 'Status codes');
  for (const status of Object.values(errorStatuses)) expect(section).toContain(`| ${status} |`);
});

it('every kind of audited record has a section in the specification', () => {
  const headings = ['request-types', 'content', 'back-office', 'calendar-and-hours', 'prices']
    .flatMap((name) => [...readSpec(name).matchAll(/^## (.+)$/gm)])
    .map(([, heading = '']) => heading.toLowerCase());
  for (const { label } of auditKinds.values()) {
    const name = label.toLowerCase().replace(' management', '');
    expect(
      headings.some((heading) => heading.startsWith(name)),
      label,
    ).toBe(true);
  }
});
