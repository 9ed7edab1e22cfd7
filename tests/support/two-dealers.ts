import { expect } from 'vitest';
import { dealershipLabel } from '#contract/dealers/dealers.ts';
import { permissions, rolePermissions } from '#contract/staff/staff.ts';
import type { Lead } from '#server/resources/leads/lead.ts';
import { leads } from '#server/resources/leads/registry.ts';
import { acceptedInputs, makeDealer } from '#tests/factories.ts';
import type { TestApp } from './test-app.ts';

/** The request types that dealers answer. */
export const answeredLeads = leads.filter(({ facts }) =>
  rolePermissions.dealer.some((permission) => permission === facts.permission),
);

/** Two dealers, an account of each, and one of head office. */
export interface TwoDealers {
  headOffice: Record<string, string>;
  dealers: { _id: string; label: string; username: string; cookies: Record<string, string> }[];
  /** Submits a request of a type to a dealer; returns its id. */
  submit: (lead: Lead, dealer: number, fields?: object) => Promise<string>;
}

/** Adds two dealers, with the accounts 'dealer-one' and 'dealer-two', and 'office' of head office. */
export async function addTwoDealers(test: TestApp): Promise<TwoDealers> {
  const headOffice = await test.signIn(permissions, 'office');
  const dealers: TwoDealers['dealers'] = [];
  for (const number of ['one', 'two']) {
    const payload = makeDealer({ name: `Dealer ${number}`, city: 'Lahore' });
    const options = { method: 'POST', url: '/api/dealers', cookies: headOffice, payload } as const;
    const { data } = (await test.call(options)).json();
    const username = `dealer-${number}`;
    const cookies = await test.signIn(rolePermissions.dealer, username, data._id);
    dealers.push({ _id: data._id, label: dealershipLabel(data), username, cookies });
  }
  const submit: TwoDealers['submit'] = async (lead, index, fields = {}) => {
    const { facts } = lead;
    const dealer = dealers[index];
    const named = facts.dealership && { [facts.dealership]: dealer?.label };
    const payload = { ...acceptedInputs[facts.slug]?.(), ...named, ...fields };
    const url = `/api${facts.paths.submit}`;
    const response = await test.call({ method: 'POST', url, payload });
    expect(response.statusCode).toBe(201);
    const { _id } = response.json().data;
    if (facts.dealership) return _id;
    const change = await test.call({
      method: 'PATCH',
      url: `/api${facts.paths.records}/${_id}/status`,
      cookies: headOffice,
      payload: { dealerId: dealer?._id },
    });
    expect(change.statusCode).toBe(200);
    return _id;
  };
  return { headOffice, dealers, submit };
}
