import { createColumnHelper } from '@tanstack/react-table';
import { type MessageTemplate, templateLanguages } from '#contract/leads/message-templates.ts';
import { messageTemplateAdmin } from '#contract/leads/message-templates-admin.ts';
import { dealerRequestSlugs } from '#contract/staff/staff.ts';
import { RecordDialog } from '../forms/record-dialog.tsx';
import { Page } from '../layout/page.tsx';
import { Deletion } from '../lists/deletion.tsx';
import { type ListState, useListAddress } from '../lists/list-address.ts';
import { ListFilters } from '../lists/list-filters.tsx';
import { RecordActions } from '../lists/record-actions.tsx';
import { buildRecordColumns, columnWidths } from '../lists/record-columns.tsx';
import { NewRecordButton, RecordLink } from '../lists/record-link.tsx';
import { RecordList } from '../lists/record-list.tsx';
import { EditingRow } from '../lists/record-row.tsx';
import type { listFeatures, RecordView } from '../lists/record-view.ts';
import { formatStatus } from '../ui/format.ts';
import { formatLanguage, formatSlugs, templateForm } from './template-form.tsx';
import { templateList } from './template-list.ts';

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

const { texts } = messageTemplateAdmin;

const describeTemplate = ({ name, subject }: MessageTemplate) => ({
  name,
  detail: `${name}: ${subject}`,
  failed: `${texts.deleteFailed}.`,
});

const view: RecordView<MessageTemplate> = {
  ...templateList,
  columns: templateColumns,
  Row: EditingRow,
  bulk: { kind: messageTemplateAdmin, describeItem: describeTemplate },
  keysHint: 'The arrow keys move between rows, Enter opens one, Space selects one.',
};

interface TemplateFiltersProps {
  state: ListState;
  onChange: (changes: Partial<ListState>, history?: 'replace') => void;
}

/** The filters of Templates: search, language and request type. */
function TemplateFilters({ state, onChange }: TemplateFiltersProps) {
  const { filters } = state;
  const choose = (changes: Record<string, string>) =>
    onChange({ filters: { ...filters, ...changes } });
  return (
    <ListFilters
      state={state}
      onChange={onChange}
      filters={[
        {
          label: 'Language',
          allLabel: 'All languages',
          choices: Object.entries(templateLanguages).map(([value, label]) => ({ value, label })),
          chosen: filters.language ?? '',
          onChoose: (language) => choose({ language }),
        },
        {
          label: 'Offered for',
          allLabel: 'All request types',
          choices: dealerRequestSlugs.map((value) => ({ value, label: formatStatus(value) })),
          chosen: filters.slug ?? '',
          onChoose: (slug) => choose({ slug }),
        },
      ]}
    />
  );
}

/** The screen Templates (docs/spec/back-office.md#templates). */
export function Component() {
  const { state, change } = useListAddress(view.shape);
  return (
    <Deletion kind={messageTemplateAdmin} describeItem={describeTemplate}>
      <Page
        title={texts.title}
        subtitle={texts.subtitle}
        actions={<NewRecordButton>{templateForm.texts.create.title}</NewRecordButton>}
      >
        <RecordList
          view={view}
          state={state}
          onChange={change}
          filters={<TemplateFilters state={state} onChange={change} />}
        />
      </Page>
      <RecordDialog form={templateForm} />
    </Deletion>
  );
}
