import { createColumnHelper } from '@tanstack/react-table';
import type { MessageTemplate } from '#contract/leads/message-templates.ts';
import { RecordActions } from '../lists/record-actions.tsx';
import { buildRecordColumns, columnWidths } from '../lists/record-columns.tsx';
import { RecordLink } from '../lists/record-link.tsx';
import type { listFeatures } from '../lists/record-view.ts';
import { formatLanguage, formatSlugs } from './template-form.tsx';

const column = buildRecordColumns<MessageTemplate>();
const helper = createColumnHelper<typeof listFeatures, MessageTemplate>();

/** The columns of the templates. Ids are sort keys of the API. */
export const templateColumns = column.list([
  helper.accessor(({ name }) => name, {
    id: 'name',
    header: 'Template',
    sortDescFirst: false,
    meta: { slot: 'title' },
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
          className="text-ink-soft table:w-fit table:max-w-full table:truncate table:text-xs table:[&:not(:has(:lang(ur)))]:leading-row"
        >
          <bdi lang={template.language} className="text-ink max-table:block max-table:truncate">
            {template.subject}
          </bdi>
          <span className="max-table:hidden"> – </span>
          <bdi lang={template.language} className="max-table:line-clamp-2 max-table:text-xs">
            {template.text.replaceAll(/\s+/g, ' ').slice(0, 300)}
          </bdi>
        </p>
      </div>
    ),
  }),
  column.text('language', 'Language', ({ language }) => formatLanguage(language), {
    slot: 'status',
    width: '6.5rem',
    className: 'max-table:text-xs',
  }),
  column.text('slugs', 'Offered For', ({ slugs }) => formatSlugs(slugs), {
    slot: 'status',
    width: '20%',
    // On a card between the language and the buttons.
    className:
      'max-table:min-w-0 max-table:shrink max-table:grow max-table:basis-0 max-table:text-xs max-table:text-ink-soft',
  }),
  column.created('Created', 'tableOnly'),
  column.actions(columnWidths.twoButtons, (template) => (
    <RecordActions record={template} name={template.name} />
  )),
]);
