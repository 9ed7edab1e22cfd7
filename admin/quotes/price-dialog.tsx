import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { idempotencyKeyHeader, type Success } from '#contract/http/http.ts';
import { findProvince, jurisdictions, provinceCodes } from '#contract/on-road/jurisdictions.ts';
import {
  describeLeftOut,
  estimateText,
  formatSumTwice,
  isEstimate,
} from '#contract/on-road/quote-words.ts';
import {
  barredMessage,
  type OnRoadAnswer,
  type QuoteReceipt,
  quotePaths,
} from '#contract/on-road/quotes.ts';
import { taxpayerLabels } from '#contract/on-road/tariff-lines.ts';
import { carLabel } from '#contract/prices/pricing.ts';
import { callApi, describeFailure } from '../api.ts';
import { useDealerLabels } from '../leads/lead-queries.ts';
import { type PriceList, usePriceList } from '../leads/staff-entry/price-list.ts';
import { refreshRecords } from '../lists/record-cache.ts';
import { Button } from '../ui/button.tsx';
import { SmallDialog } from '../ui/confirm-dialog.tsx';
import { SelectField } from '../ui/fields.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { showToast } from '../ui/toasts.ts';
import type { QuotedRequest } from './customer-quotes.tsx';
import { buildInput, type Choice, guessChoice, isChosen, useOnRoadPrice } from './price-choice.ts';

/** The price on the road, what it leaves out, and why it is an estimate. */
function PriceShown({ price }: { price: OnRoadAnswer }) {
  if (price.isBarred) return <p className="text-red">{barredMessage}</p>;
  const leftOut = describeLeftOut(price);
  return (
    <div>
      <p className="text-base font-semibold">{formatSumTwice(price)}</p>
      {leftOut && <p className="text-ink-soft">{leftOut}</p>}
      {isEstimate(price) && <p className="mt-1 text-ink-soft">{estimateText}</p>}
    </div>
  );
}

/** A select of the form; the option without a value comes first. */
function ChoiceSelect({
  label,
  value,
  none,
  options,
  onChoose,
}: {
  label: string;
  value: string;
  /** The text of the option without a value. */
  none: string;
  options: readonly (readonly [value: string, text: string])[];
  onChoose: (value: string) => void;
}) {
  return (
    <SelectField label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
      <option value="">{none}</option>
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}

/** The car, the place and the buyer of the price. */
function ChoiceFields({
  choice,
  onChange,
  list: { cars, cities },
}: {
  choice: Choice;
  onChange: (changed: Partial<Choice>) => void;
  list: PriceList;
}) {
  const home = findProvince(cities.find(({ _id }) => _id === choice.cityId)?.province ?? '');
  return (
    <>
      <ChoiceSelect
        label="Car"
        value={choice.vehicleId}
        none="Choose a car"
        options={cars.map((car) => [car.vehicleId, carLabel(car)])}
        onChoose={(vehicleId) => onChange({ vehicleId })}
      />
      <ChoiceSelect
        label="City"
        value={choice.cityId}
        none="Choose a city"
        options={cities.map(({ _id, name }) => [_id, name])}
        onChoose={(cityId) => onChange({ cityId })}
      />
      <ChoiceSelect
        label="Registered in"
        value={choice.province}
        none={home ? `${jurisdictions[home]}, as the city` : 'The city’s province'}
        options={provinceCodes
          .filter((code) => code !== home)
          .map((code) => [code, jurisdictions[code]])}
        onChoose={(code) => onChange({ province: findProvince(code) ?? '' })}
      />
      <Segmented
        legend="Buyer"
        choices={taxpayerLabels}
        chosen={choice.taxpayer}
        onChoose={(taxpayer) => onChange({ taxpayer })}
      />
    </>
  );
}

/** Makes the quote of a choice. A second try under the same key makes no second quote. */
function useMakeQuote({ facts, lead }: QuotedRequest, onMade: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ choice, key }: { choice: Choice; key: string }) =>
      callApi<Success<QuoteReceipt>>(quotePaths.ofRequest(facts.slug, lead._id), {
        method: 'POST',
        body: buildInput(choice),
        headers: { [idempotencyKeyHeader]: key },
      }),
    onSuccess: () => {
      onMade();
      showToast({ tone: 'status', text: 'The quote is made.' });
      void refreshRecords(client, facts);
      void client.invalidateQueries({ queryKey: ['people'] });
    },
  });
}

/** The form of a quote for a request, filled in with what the request says. */
function PriceForm({
  request,
  first,
  list,
  onClose,
}: {
  request: QuotedRequest;
  first: Choice;
  list: PriceList;
  onClose: () => void;
}) {
  const [{ choice, key }, setState] = useState(() => ({ choice: first, key: crypto.randomUUID() }));
  const change = (changed: Partial<Choice>) =>
    setState({ choice: { ...choice, ...changed }, key: crypto.randomUUID() });
  const { data: price, error, isPlaceholderData } = useOnRoadPrice(choice);
  const { mutate, error: failure, isPending } = useMakeQuote(request, onClose);
  const shown = isChosen(choice) ? price : undefined;
  const canMake = shown !== undefined && !isPlaceholderData && !shown.isBarred && !isPending;
  const problem = error ?? failure;
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (canMake) mutate({ choice, key });
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <ChoiceFields choice={choice} onChange={change} list={list} />
      <div role="status" className="min-h-12">
        {shown ? (
          <PriceShown price={shown} />
        ) : (
          <p className="text-ink-soft">Choose a car and a city to see the price on the road.</p>
        )}
      </div>
      {problem && (
        <p role="alert" className="text-red">
          {describeFailure(problem)}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" tone="primary" aria-disabled={!canMake}>
          Make the quote
        </Button>
      </div>
    </form>
  );
}

/** Shows the price on the road of a request's car, and makes it a quote. */
export function PriceDialog({ request, onClose }: { request: QuotedRequest; onClose: () => void }) {
  const list = usePriceList();
  const dealers = useDealerLabels();
  const { lead } = request;
  const isLoaded = list.cars.length > 0 && dealers.size > 0;
  return (
    <SmallDialog title="Price on the road" onClose={onClose}>
      {isLoaded ? (
        <PriceForm
          request={request}
          first={guessChoice(lead, lead.dealerId ? dealers.get(lead.dealerId) : undefined, list)}
          list={list}
          onClose={onClose}
        />
      ) : (
        <p role="status">Loading...</p>
      )}
    </SmallDialog>
  );
}
