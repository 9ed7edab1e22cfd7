import { type MessageTemplate, templateLanguages } from '#contract/leads/message-templates.ts';
import { messageTemplateAdmin } from '#contract/leads/message-templates-admin.ts';
import { dealerRequestSlugs } from '#contract/staff/staff.ts';
import { RecordDialog } from '../forms/record-dialog.tsx';
import { Page } from '../layout/page.tsx';
import { Deletion } from '../lists/deletion.tsx';
import { type ListState, useListAddress } from '../lists/list-address.ts';
import { ListFilters } from '../lists/list-filters.tsx';
import { NewRecordButton } from '../lists/record-link.tsx';
import { RecordList } from '../lists/record-list.tsx';
import { EditingRow } from '../lists/record-row.tsx';
import type { RecordView } from '../lists/record-view.ts';
import { formatStatus } from '../ui/format-text.ts';
import { templateColumns } from './template-columns.tsx';
import { templateForm } from './template-form.tsx';
import { templateList } from './template-list.ts';

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
