import { createColumnHelper } from '@tanstack/react-table';
import type { MessageTemplate } from '#contract/message-templates.ts';
import type { listFeatures } from '../lists/list-features.ts';
import { RecordActions } from '../lists/record-actions.tsx';
import { buildRecordColumns } from '../lists/record-columns.tsx';
import { RecordLink } from '../lists/record-link.tsx';
import { formatLanguage, formatSlugs } from './template-form.tsx';

const column = buildRecordColumns<MessageTemplate>();
const helper = createColumnHelper<typeof listFeatures, MessageTemplate>();

/** The columns of the templates. Ids are sort keys of the API. */
export const templateColumns = column.list([
  helper.accessor(({ name }) => name, {
    id: 'name',
    header: 'Template',
    sortDescFirst: false,
    meta: { className: '' },
    cell: ({ row: { original: template } }) => (
      // A line of Urdu begins at its right end, also where it is too long.
      <div className="min-w-0 py-1" dir={template.language === 'ur' ? 'rtl' : 'ltr'}>
        <span lang={template.language}>
          <RecordLink
            id={template._id}
            name={template.name}
            isSample={template.isSample}
            opens="edit"
          />
        </span>
        <p
          title={`${template.subject}\n\n${template.text}`}
          className="w-fit max-w-full text-ink-soft max-table:line-clamp-2 table:truncate table:text-xs table:[&:not(:has(:lang(ur)))]:leading-row"
        >
          <bdi lang={template.language} className="table:text-ink">
            {template.subject}
          </bdi>
          <span className="max-table:hidden">
            {' – '}
            <bdi lang={template.language}>
              {template.text.replaceAll(/\s+/g, ' ').slice(0, 160)}
            </bdi>
          </span>
        </p>
      </div>
    ),
  }),
  column.text(
    'language',
    'Language',
    'table:w-26',
    ({ language }) => formatLanguage(language),
    'status',
  ),
  column.text(
    'slugs',
    'Offered For',
    'table:w-[30%]',
    ({ slugs }) => formatSlugs(slugs),
    'labeled',
  ),
  column.created('Created', null),
  column.actions('table:w-24', (template) => (
    <RecordActions record={template} name={template.name} />
  )),
]);
