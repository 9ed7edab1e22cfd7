import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { listDefaultPermissions, permissions } from '#contract/staff.ts';
import { useField } from '../forms/form-fields.tsx';
import { Button } from '../ui/button.tsx';
import { CheckboxField } from '../ui/checkbox-field.tsx';
import { formatPermission } from './format-permission.ts';

/** A checkbox for each permission. */
export function PermissionFields() {
  const { getValues, setValue } = useFormContext();
  const { error, ...field } = useField('permissions');
  const errorId = useId();
  return (
    <fieldset aria-describedby={error && errorId} className="rounded-panel border border-line p-3">
      <legend className="px-1 font-medium">Permissions</legend>
      <div className="grid gap-x-4 sm:grid-cols-2 md:grid-cols-3">
        {permissions.map((permission) => (
          <CheckboxField
            key={permission}
            label={formatPermission(permission)}
            value={permission}
            {...field}
          />
        ))}
      </div>
      {error && (
        <p id={errorId} className="mt-1 text-red">
          {error}
        </p>
      )}
      <Button
        className="mt-2"
        onClick={() => {
          const role = String(getValues('role'));
          if (role) setValue('permissions', listDefaultPermissions(role), { shouldDirty: true });
        }}
      >
        Use the role's permissions
      </Button>
    </fieldset>
  );
}
