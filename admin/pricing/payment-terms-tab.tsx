import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Success } from '#contract/http/http.ts';
import {
  paymentTermsInput,
  paymentTermsPath,
  paymentTermsTexts,
  type StaffPaymentTerms,
} from '#contract/prices/payment-terms.ts';
import { callApi, describeFailure } from '../api.ts';
import { useSmallForm } from '../forms/small-form.ts';
import { StaleText } from '../forms/urdu-section.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { CheckboxField, InputField, TextAreaField } from '../ui/fields.tsx';
import { showToast } from '../ui/toasts.ts';

const queryKey = ['payment terms'];

/** The tab Payment Terms: what holds for every car (docs/spec/content.md#payment-terms). */
export function PaymentTermsTab() {
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await callApi<Success<StaffPaymentTerms>>(paymentTermsPath, { signal })).data,
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

function TermsForm({ terms }: { terms: StaffPaymentTerms }) {
  const { payee, restDue, papers, urdu, staleUrdu } = terms;
  const client = useQueryClient();
  const { register, findError, submit, failure, isPending } = useSmallForm({
    schema: paymentTermsInput,
    blank: {
      payee: payee ?? '',
      restDue: restDue ?? '',
      papers: papers ?? '',
      urdu: { restDue: String(urdu.restDue ?? ''), papers: String(urdu.papers ?? '') },
      urduStillRight: [],
    },
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
      <fieldset className="grid gap-4 border-t border-line pt-4">
        <legend className="float-start w-full font-semibold">Urdu</legend>
        <InputField
          label="When the rest is due, in Urdu"
          lang="ur"
          dir="rtl"
          maxLength={300}
          autoComplete="off"
          error={findError('urdu.restDue')}
          {...register('urdu.restDue')}
        />
        {staleUrdu.includes('restDue') && (
          <StaleText>
            <CheckboxField
              label="Still right"
              aria-label="When the rest is due, in Urdu, is still right"
              value="restDue"
              {...register('urduStillRight')}
            />
          </StaleText>
        )}
        <TextAreaField
          label="Papers in Urdu, one a line"
          lang="ur"
          dir="rtl"
          rows={5}
          maxLength={2000}
          error={findError('urdu.papers')}
          {...register('urdu.papers')}
        />
        {staleUrdu.includes('papers') && (
          <StaleText>
            <CheckboxField
              label="Still right"
              aria-label="Papers in Urdu are still right"
              value="papers"
              {...register('urduStillRight')}
            />
          </StaleText>
        )}
      </fieldset>
      <Button type="submit" tone="primary" aria-disabled={isPending} className="justify-self-start">
        {isPending ? 'Saving...' : 'Save'}
      </Button>
    </form>
  );
}
