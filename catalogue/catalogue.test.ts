import { describe, expect, it } from 'vitest';
import { palettes } from './colors.ts';
import { models } from './models/models.ts';
import { findTrimByAddress, findTrimByLabel, soldTrims, trims } from './trims.ts';
import { vehicles } from './vehicles.ts';

describe('the catalogue', () => {
  it('has ten trims of eight models with unique ids, price names and labels', () => {
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

  it('lists the default trim of a model first', () => {
    expect(trims['haval-h6'][0].id).toBe('haval-h6-1.5');
    expect(trims['ora-07'][0].id).toBe('ora-07-fwd');
    expect(trims['tank-500'][0].id).toBe('tank-500-hev');
  });

  it('gives the H6 its prescribed colors and interiors', () => {
    const { exterior, interior } = palettes['haval-h6'];
    expect(exterior.map(({ name }) => name).sort()).toEqual([
      'Burgundy',
      'Ivory White',
      'Onyx Black',
      'Stealth Grey',
    ]);
    expect(interior.map(({ name }) => name)).toEqual(['Nordic White', 'Pure Black', 'Tan Brown']);
  });

  it.each(vehicles)(
    'gives $label four to six different colors and two or more interiors',
    ({ slug }) => {
      const { exterior, interior } = palettes[slug];
      expect(exterior.length).toBeGreaterThanOrEqual(4);
      expect(exterior.length).toBeLessThanOrEqual(6);
      expect(interior.length).toBeGreaterThanOrEqual(2);
      const hexes = [...exterior, ...interior.flatMap(({ parts }) => parts)].map(({ hex }) => hex);
      expect(hexes.filter((hex) => !/^#[0-9a-f]{6}$/.test(hex))).toEqual([]);
      expect(new Set(exterior.map(({ hex }) => hex)).size).toBe(exterior.length);
      expect(new Set(exterior.map(({ name }) => name)).size).toBe(exterior.length);
    },
  );

  it.each([
    ['ora-07-awd', 'Ora 07 AWD'],
    ['ora-07', 'Ora 07 FWD'],
    ['Tank-500', 'Tank 500 HEV'],
    ['haval-h6-hev', 'Haval H6 HEV'],
  ])('finds the trim for %s in an address', (address, label) => {
    expect(findTrimByAddress(address)?.label).toBe(label);
    expect(findTrimByLabel(label)).toBe(findTrimByAddress(address));
  });

  it.each([null, '', 'haval-h9'])('finds none for %j', (address) => {
    expect(findTrimByAddress(address)).toBeUndefined();
  });

  it.each(vehicles)(
    'has all highlights and features of $label, and three other models',
    ({ slug }) => {
      const { exterior, interior, features, related } = models[slug];
      expect(exterior.map(({ shot }) => shot)).toEqual([
        'designed',
        'confidence',
        'peaceMind',
        'sophistication',
      ]);
      expect(interior.map(({ shot }) => shot)).toEqual([
        'comfortSeats',
        'infotainment',
        'drivingExperience',
        'soundSystem',
      ]);
      for (const group of Object.values(features)) expect(group.length).toBeGreaterThan(0);
      expect(new Set(related).size).toBe(3);
      expect(related).not.toContain(slug);
    },
  );

  it('describes no picture as another one, neither within a model nor across models', () => {
    const captions = Object.values(models).flatMap(({ exterior, interior }) => [
      ...exterior.map(({ text }) => text),
      ...interior.map(({ text }) => text),
    ]);
    expect(captions).toHaveLength(64);
    expect(captions.filter((text, index) => captions.indexOf(text) !== index)).toEqual([]);
  });

  it('relates the H6 to its prescribed models', () => {
    expect(models['haval-h6'].related).toEqual(['haval-jolion-hev', 'ora-03', 'tank-500']);
  });

  it('has the prescribed figures of every model', () => {
    const figures = (slug: keyof typeof models) =>
      models[slug].specs.map(({ value }) => value).join(', ');
    expect(figures('haval-h6')).toContain('14.6 inch, 19 inch, 50 W');
    expect(figures('haval-h6-hev')).toContain('240 HP, 530 Nm, 1.5 L');
    expect(figures('haval-h6-phev')).toContain('360 HP, 760 Nm, 1000 km, 100 km');
    expect(figures('haval-jolion')).toContain('12.3 inch, 18 inch, 337 L');
    expect(figures('haval-jolion-hev')).toContain('190 HP, 375 Nm');
    expect(figures('ora-03')).toContain('400 km');
    expect(figures('ora-07')).toContain('4.3 s, 640 km, 550 km');
    expect(figures('tank-500')).toContain('246 HP, 648 Nm');
  });

  it('names the charging of the H6 PHEV in full, in texts and in no large figure', () => {
    const { specs, ...texts } = models['haval-h6-phev'];
    expect(JSON.stringify(specs)).not.toContain('kW');
    const named = JSON.stringify(texts).match(/.{20}3\.3 kW/g) ?? [];
    expect(named).toHaveLength(2);
    for (const text of named) expect(text).toMatch(/DC charging up to 3\.3 kW$/);
  });
});
