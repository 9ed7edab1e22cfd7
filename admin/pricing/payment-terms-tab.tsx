import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Success } from '#contract/http/http.ts';
import {
  type PaymentTerms,
  paymentTermsInput,
  paymentTermsPath,
  paymentTermsTexts,
} from '#contract/prices/payment-terms.ts';
import { callApi, describeFailure } from '../api.ts';
import { useSmallForm } from '../forms/small-form.ts';
import { Button } from '../ui/button.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { InputField, TextAreaField } from '../ui/fields.tsx';
import { showToast } from '../ui/toasts.ts';

const queryKey = ['payment terms'];

/** The tab Payment Terms: what holds for every car (docs/spec/content.md#payment-terms). */
export function PaymentTermsTab() {
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await callApi<Success<PaymentTerms>>(paymentTermsPath, { signal })).data,
  });
  return (
    <div className="grid max-w-2xl gap-4 rounded-panel border border-line bg-panel p-4 sm:p-5">
      <p className="text-ink-soft">
        Buyers read them beside every price. Leave open what is not decided: the site then says ‘Ask
        the dealer’. Booking amount and delivery time are a car’s own, on the tab Cars Management.
      </p>
      {error && !data && <ErrorPanel message={describeFailure(error)} onRetry={refetch} />}
      {!error && !data && <p role="status">Loading...</p>}
      {/* The saved values are the form's new beginning. */}
      {data && <TermsForm key={JSON.stringify(data)} terms={data} />}
    </div>
  );
}

function TermsForm({ terms: { payee, restDue, papers } }: { terms: PaymentTerms }) {
  const client = useQueryClient();
  const { register, findError, submit, failure, isPending } = useSmallForm({
    schema: paymentTermsInput,
    blank: { payee: payee ?? '', restDue: restDue ?? '', papers: papers ?? '' },
    send: (body) => callApi(paymentTermsPath, { method: 'PUT', body }),
    onSent: async () => {
      await client.invalidateQueries({ queryKey });
      showToast({ tone: 'status', text: paymentTermsTexts.saved });
    },
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {failure && <ErrorPanel message={`Not saved. ${failure}`} />}
      <InputField
        label="Paid to (the name on pay orders)"
        maxLength={200}
        autoComplete="off"
        error={findError('payee')}
        {...register('payee')}
      />
      <InputField
        label="When the rest is due"
        maxLength={300}
        autoComplete="off"
        error={findError('restDue')}
        {...register('restDue')}
      />
      <TextAreaField
        label="Papers that a buyer brings, one a line"
        rows={5}
        maxLength={2000}
        error={findError('papers')}
        {...register('papers')}
      />
      <Button type="submit" tone="primary" aria-disabled={isPending} className="justify-self-start">
        {isPending ? 'Saving...' : 'Save'}
      </Button>
    </form>
  );
}
