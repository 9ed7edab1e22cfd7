import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { FormInput } from '../forms/form-fields.tsx';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import type { TariffValues } from './tariff-form.ts';

/** The sources of a tariff: what they are and where they are. */
export function SourceFields() {
  const { control } = useFormContext<TariffValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'sources' });
  return (
    <div className="grid gap-3">
      {fields.map(({ id }, index) => (
        <div
          key={id}
          className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
        >
          <FormInput
            label={`Source ${index + 1}`}
            name={`sources.${index}.title`}
            maxLength={200}
          />
          <FormInput
            label={`Address of source ${index + 1}`}
            name={`sources.${index}.url`}
            type="url"
            maxLength={2000}
          />
          <IconButton
            label={`Remove source ${index + 1}`}
            icon={Trash2}
            className="hover:text-red sm:mt-6"
            onClick={() => remove(index)}
          />
        </div>
      ))}
      <div>
        <Button onClick={() => append({ title: '', url: '' })}>
          <Plus aria-hidden size={16} />
          Add source
        </Button>
      </div>
    </div>
  );
}
