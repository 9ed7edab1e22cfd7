import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { idempotencyKeyHeader, type Success } from '#contract/http/http.ts';
import {
  findProvince,
  jurisdictions,
  type Province,
  provinceCodes,
} from '#contract/on-road/jurisdictions.ts';
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
import { type Taxpayer, taxpayerLabels } from '#contract/on-road/tariff-lines.ts';
import { type Car, type City, carLabel } from '#contract/prices/pricing.ts';
import { callApi, describeFailure } from '../api.ts';
import { useDealerLabels } from '../leads/lead-queries.ts';
import { usePriceList } from '../leads/staff-entry/price-list.ts';
import { refreshRecords } from '../lists/record-cache.ts';
import { Button } from '../ui/button.tsx';
import { SmallDialog } from '../ui/confirm-dialog.tsx';
import { SelectField } from '../ui/fields.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { showToast } from '../ui/toasts.ts';
import type { QuotedRequest } from './customer-quotes.tsx';

/** What a price is calculated for; '' until it is chosen. */
interface Choice {
  vehicleId: string;
  cityId: string;
  /** '' for the city's province. */
  province: Province | '';
  taxpayer: Taxpayer;
}

const fold = (text: string) => text.trim().toLowerCase();

/** Finds the car and the city that a request names: the trim or else the model, the city or else the dealer's. */
function guessChoice(
  lead: object,
  dealer: string | undefined,
  { cars, cities }: { cars: readonly Car[]; cities: readonly City[] },
): Choice {
  const stored: Record<string, unknown> = { ...lead };
  const read = (...names: string[]) =>
    names.flatMap((name) => (typeof stored[name] === 'string' ? fold(stored[name]) : []));
  const vehicles = read('selectedVehicle', 'vehicle');
  const places = [...read('selectedCity', 'city'), fold(dealer?.split(',').at(-1) ?? '')];
  const car =
    cars.find((one) => vehicles.includes(fold(carLabel(one)))) ??
    cars.find((one) => vehicles.some((name) => fold(carLabel(one)).startsWith(name)));
  const city = places.flatMap((place) => cities.find(({ name }) => fold(name) === place) ?? [])[0];
  return {
    vehicleId: car?.vehicleId ?? '',
    cityId: city?._id ?? '',
    province: '',
    taxpayer: 'atl',
  };
}

const isChosen = ({ vehicleId, cityId }: Choice): boolean => vehicleId !== '' && cityId !== '';

const buildInput = ({ province, ...choice }: Choice) => ({
  ...choice,
  ...(province && { province }),
});

/** Calculates the price of a choice; nothing until car and city are chosen. */
const useOnRoadPrice = (choice: Choice) =>
  useQuery({
    queryKey: ['on-road price', choice],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams(buildInput(choice));
      const path = `${quotePaths.onRoad}?${query}`;
      return (await callApi<Success<OnRoadAnswer>>(path, { signal })).data;
    },
    enabled: isChosen(choice),
    placeholderData: keepPreviousData,
  });

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

/** The car, the place and the buyer of the price. */
function ChoiceFields({
  choice,
  onChange,
  list: { cars, cities },
}: {
  choice: Choice;
  onChange: (changed: Partial<Choice>) => void;
  list: { cars: readonly Car[]; cities: readonly City[] };
}) {
  const home = findProvince(cities.find(({ _id }) => _id === choice.cityId)?.province ?? '');
  return (
    <>
      <SelectField
        label="Car"
        value={choice.vehicleId}
        onChange={({ target }) => onChange({ vehicleId: target.value })}
      >
        <option value="">Choose a car</option>
        {cars.map((car) => (
          <option key={car._id} value={car.vehicleId}>
            {carLabel(car)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="City"
        value={choice.cityId}
        onChange={({ target }) => onChange({ cityId: target.value })}
      >
        <option value="">Choose a city</option>
        {cities.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Registered in"
        value={choice.province}
        onChange={({ target }) => onChange({ province: findProvince(target.value) ?? '' })}
      >
        <option value="">
          {home ? `${jurisdictions[home]}, as the city` : 'The city’s province'}
        </option>
        {provinceCodes
          .filter((code) => code !== home)
          .map((code) => (
            <option key={code} value={code}>
              {jurisdictions[code]}
            </option>
          ))}
      </SelectField>
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
  list: { cars: readonly Car[]; cities: readonly City[] };
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
