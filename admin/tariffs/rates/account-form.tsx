import {
  type OfficialAccount,
  officialAccountAdmin,
  officialAccountInput,
} from '#contract/on-road/verify.ts';
import { FormInput } from '../../forms/form-fields.tsx';
import type { RecordForm } from '../../forms/record-dialog.tsx';
import { sendRecord } from '../../forms/send-record.ts';

const { texts } = officialAccountAdmin;

/** The fields of an official account. */
function AccountFields() {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <FormInput label="Bank *" required name="bank" maxLength={120} />
      <FormInput label="Title of the account *" required name="title" maxLength={120} />
      <FormInput
        label="IBAN or account number *"
        required
        name="number"
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
      />
      <FormInput label="Position" name="position" inputMode="numeric" />
      <div className="sm:col-span-2">
        <FormInput label="Note for buyers" name="note" maxLength={300} />
      </div>
    </div>
  );
}

/** The form of an official account (docs/spec/prices.md#official-accounts). */
export const accountForm: RecordForm<OfficialAccount> = {
  kind: officialAccountAdmin,
  schema: officialAccountInput,
  texts: {
    create: {
      title: 'Add Official Account',
      submit: 'Create Account',
      failed: `${texts.createFailed}.`,
    },
    edit: { title: 'Edit Official Account', submit: 'Update Account' },
  },
  failed: `${texts.updateFailed}.`,
  labels: {
    bank: 'Bank',
    title: 'Title of the account',
    number: 'IBAN or account number',
    position: 'Position',
    note: 'Note for buyers',
  },
  formatName: ({ bank }) => bank,
  toFormValues: (account) => ({
    bank: account?.bank ?? '',
    title: account?.title ?? '',
    number: account?.number ?? '',
    position: String(account?.position ?? 0),
    note: account?.note ?? '',
  }),
  Fields: AccountFields,
  send: (version, values) => sendRecord(officialAccountAdmin, version, values),
};
