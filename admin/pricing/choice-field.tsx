import { ErrorPanel } from '../ui/error-panel.tsx';
import { SelectField } from '../ui/select-field.tsx';

interface ChoiceFieldProps<Item> {
  label: string;
  list: { data: Item[] | undefined; error: Error | null; refetch: () => unknown };
  failed: string;
  value: string;
  formatLabel: (item: Item) => string;
  onChoose: (id: string) => void;
}

/** A select that loads its choices, or says that it cannot. */
export function ChoiceField<Item extends { _id: string }>(props: ChoiceFieldProps<Item>) {
  const { label, list, failed, value, formatLabel, onChoose } = props;
  if (list.error && !list.data) return <ErrorPanel message={failed} onRetry={list.refetch} />;
  return (
    <SelectField label={label} value={value} onChange={(event) => onChoose(event.target.value)}>
      <option value="">{list.data ? `Select a ${label.toLowerCase()}` : 'Loading...'}</option>
      {list.data?.map((item) => (
        <option key={item._id} value={item._id}>
          {formatLabel(item)}
        </option>
      ))}
    </SelectField>
  );
}
