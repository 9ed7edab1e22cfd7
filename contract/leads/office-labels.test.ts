import { describe, expect, it } from 'vitest';
import { listFields } from '../input/read-form.ts';
import { labelForStaff } from './office-labels.ts';
import { partsRequest } from './parts-request.ts';
import { leadTypes } from './registry.ts';
import { vehicleBooking } from './vehicle-booking.ts';

describe.each(leadTypes)('the labels of $slug', (facts) => {
  it('differ from each other, for visitors and for staff', () => {
    const visible = Object.values(facts.labels);
    expect(new Set(visible).size).toBe(visible.length);
    const names = [
      ...Object.keys(listFields(facts.input)),
      ...Object.keys(facts.staffFields.shape),
      ...Object.keys(facts.importedFields.shape),
    ];
    const columns = names.map((name) => labelForStaff(facts, name));
    expect(new Set(columns).size).toBe(columns.length);
  });
});

it('staff read the label of the form, unless one for them, or for the place, is listed', () => {
  expect(labelForStaff(partsRequest, 'vinNumber')).toBe('VIN');
  expect(labelForStaff(partsRequest, 'phone')).toBe('Phone');
  expect(labelForStaff(partsRequest, 'vehicleModel')).toBe('Vehicle model');
  expect(labelForStaff(partsRequest, 'vehicleModel', 'details')).toBe('Model');
  expect(labelForStaff(vehicleBooking, 'preferredDealership')).toBe('Requested dealership');
  expect(labelForStaff(vehicleBooking, 'preferredDealership', 'entry')).toBe('Dealership');
});
