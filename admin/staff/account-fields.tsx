import { useFormContext } from 'react-hook-form';
import { firstPermissions, labelOfRole } from '#contract/staff.ts';
import type { StaffAccount } from '#contract/staff-accounts.ts';
import { FormCheckbox, FormInput, useField } from '../forms/form-fields.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { PermissionFields } from './permission-fields.tsx';

const roles = ['hr', 'media', 'admin'];

/** What a staff account is made of. A role fills in the permissions of a new one. */
export function AccountFields({ record }: { record: StaffAccount | null }) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormInput
          name="username"
          label="Username"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={record !== null}
          maxLength={100}
        />
        <RoleField record={record} />
      </div>
      {!record && (
        <FormInput
          name="password"
          label="Password (left empty, one is made and shown once)"
          type="password"
          autoComplete="new-password"
        />
      )}
      <PermissionFields />
      <div className="grid">
        <FormCheckbox name="mustUseSecondFactor" label="Must use a second factor" />
        {record && <FormCheckbox name="isDisabled" label="Disabled: cannot sign in" />}
      </div>
    </>
  );
}

function RoleField({ record }: { record: StaffAccount | null }) {
  const { setValue } = useFormContext();
  const { onChange, ...field } = useField('role');
  // A role of another name is a general admin's; it stays until another is chosen.
  const own = record && !roles.includes(record.role) ? [record.role] : [];
  return (
    <SelectField
      label="Role"
      {...field}
      onChange={(event) => {
        onChange(event);
        const given = event.target.value ? firstPermissions(event.target.value) : [];
        if (!record) setValue('permissions', given, { shouldDirty: true });
      }}
    >
      {!record && <option value="">Choose a role</option>}
      {[...own, ...roles].map((role) => (
        <option key={role} value={role}>
          {own.includes(role) ? `${role} (${labelOfRole(role)})` : labelOfRole(role)}
        </option>
      ))}
    </SelectField>
  );
}
