import { describe, expect, it } from 'vitest';
import { palettes } from './colours.ts';
import { trimByAddress, trimByLabel } from './find-trim.ts';
import { soldTrims, trims } from './trims.ts';
import { vehicles } from './vehicles.ts';

describe('the catalogue', () => {
  it('names ten trims of eight models, each under one id and one price name', () => {
    expect(vehicles).toHaveLength(8);
    expect(soldTrims.map(({ trim }) => trim.id)).toEqual([
      'haval-h6-1.5',
      'haval-h6-2.0',
      'haval-h6-hev',
      'haval-h6-phev',
      'haval-jolion',
      'haval-jolion-hev',
      'ora-03',
      'ora-07-fwd',
      'ora-07-awd',
      'tank-500-hev',
    ]);
    expect(new Set(soldTrims.map(({ trim }) => trim.priceName)).size).toBe(10);
    expect(new Set(soldTrims.map(({ label }) => label)).size).toBe(10);
  });

  it('lets the documents’ trims stand for their models', () => {
    expect(trims['haval-h6'][0].id).toBe('haval-h6-1.5');
    expect(trims['ora-07'][0].id).toBe('ora-07-fwd');
    expect(trims['tank-500'][0].id).toBe('tank-500-hev');
  });

  it('gives the H6 the colours and interiors that the documents name', () => {
    const { exterior, interior } = palettes['haval-h6'];
    expect(exterior.map(({ name }) => name).sort()).toEqual([
      'Burgundy',
      'Ivory White',
      'Onyx Black',
      'Stealth Grey',
    ]);
    expect(interior.map(({ name }) => name)).toEqual(['Nordic White', 'Pure Black', 'Tan Brown']);
  });

  it.each(vehicles)('gives $label four to six colours, each of its own', ({ slug }) => {
    const { exterior, interior } = palettes[slug];
    expect(exterior.length).toBeGreaterThanOrEqual(4);
    expect(exterior.length).toBeLessThanOrEqual(6);
    expect(interior.length).toBeGreaterThanOrEqual(2);
    const hexes = [...exterior, ...interior.flatMap(({ parts }) => parts)].map(({ hex }) => hex);
    expect(hexes.filter((hex) => !/^#[0-9a-f]{6}$/.test(hex))).toEqual([]);
    expect(new Set(exterior.map(({ hex }) => hex)).size).toBe(exterior.length);
    expect(new Set(exterior.map(({ name }) => name)).size).toBe(exterior.length);
  });

  it.each([
    ['ora-07-awd', 'Ora 07 AWD'],
    ['ora-07', 'Ora 07 FWD'],
    ['Tank-500', 'Tank 500 HEV'],
    ['haval-h6-hev', 'Haval H6 HEV'],
  ])('finds the trim that %s in an address means', (address, label) => {
    expect(trimByAddress(address)?.label).toBe(label);
    expect(trimByLabel(label)).toBe(trimByAddress(address));
  });

  it.each([null, '', 'haval-h9'])('finds none for %j', (address) => {
    expect(trimByAddress(address)).toBeUndefined();
  });
});
