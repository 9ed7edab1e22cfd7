import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  formatRole,
  listDefaultPermissions,
  type Permission,
  permissions,
} from '#contract/staff/staff.ts';
import type { StaffAccount } from '#contract/staff/staff-accounts.ts';
import { FormCheckbox, FormInput, FormSelect, useField } from '../forms/form-fields.tsx';
import { useDealerLabels } from '../leads/lead-queries.ts';
import { Button } from '../ui/button.tsx';
import { CheckboxField, SelectField } from '../ui/fields.tsx';
import { formatStatus } from '../ui/format.ts';

/** Formats a permission: 'hr-management' is 'HR Management'. */
export const formatPermission = (permission: Permission): string =>
  formatStatus(permission).replace(/^Hr /, 'HR ');

/** A checkbox for each permission. */
function PermissionFields() {
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

const roles = ['hr', 'media', 'dealer', 'admin'];

/** The fields of a staff account. Choosing a role pre-fills the permissions of a new one. */
export function AccountFields({ record }: { record: StaffAccount | null }) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormInput
          name="username"
          label="Username *"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={record !== null}
          maxLength={100}
        />
        <RoleField record={record} />
        <DealerField />
      </div>
      {!record && (
        <FormInput
          name="password"
          label="Password (leave empty to generate one, which is shown once)"
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

/** The dealer whose requests alone the account sees. The role of dealers needs one. */
function DealerField() {
  const dealers = useDealerLabels();
  const needsDealer = useWatch({ name: 'role' }) === 'dealer';
  const none = needsDealer ? 'Choose a dealer' : 'None: head office, sees every request';
  return (
    <FormSelect
      name="dealerId"
      label={needsDealer ? 'Dealer *' : 'Dealer'}
      required={needsDealer}
      choices={['', ...dealers.keys()]}
      formatLabel={(id) => dealers.get(id) ?? none}
    />
  );
}

function RoleField({ record }: { record: StaffAccount | null }) {
  const { setValue } = useFormContext();
  const { onChange, ...field } = useField('role');
  // An earlier version accepted any role name: such a role stays selectable until it is changed.
  const legacyRoles = record && !roles.includes(record.role) ? [record.role] : [];
  return (
    <SelectField
      label="Role"
      {...field}
      onChange={(event) => {
        onChange(event);
        const prefilled = event.target.value ? listDefaultPermissions(event.target.value) : [];
        if (!record) setValue('permissions', prefilled, { shouldDirty: true });
      }}
    >
      {!record && <option value="">Choose a role</option>}
      {[...legacyRoles, ...roles].map((role) => (
        <option key={role} value={role}>
          {roles.includes(role) ? formatRole(role) : `${formatRole(role)} (${role})`}
        </option>
      ))}
    </SelectField>
  );
}
