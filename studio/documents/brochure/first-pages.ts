import type { Model, Spec } from '#catalogue/models/model.ts';
import type { Vehicle } from '#catalogue/vehicles.ts';
import { drawRule, drawWordmark, write } from '../sheet.ts';
import { grounds, type Leaf, numberPage, placePlate, turnTo, writeHeading } from './leaf.ts';
import type { Plates } from './plates.ts';

/** The cover: the car from edge to edge, its name above it and what it promises at its foot. */
export function writeCover(leaf: Leaf, vehicle: Vehicle, model: Model, { cover }: Plates): void {
  const ground = grounds.night;
  turnTo(leaf, vehicle.label, ground);
  if (cover) placePlate(leaf, cover);
  drawWordmark(leaf, vehicle.brand, { x: 48, y: 46, height: 13, color: ground.ink });
  const name = { font: '600', size: 76, x: 44, y: 78, color: ground.ink } as const;
  write(leaf, 'H1', vehicle.label, { ...name, characterSpacing: -2.4 });
  write(leaf, 'P', model.tagline, { size: 17, y: leaf.height - 66, color: ground.ink });
}

/** What the car is, and its figures. */
export function writeIntroduction(leaf: Leaf, model: Model, { profile }: Plates): void {
  const ground = grounds.paper;
  turnTo(leaf, model.heading, ground);
  if (profile) placePlate(leaf, profile);
  const top = profile ? profile.box.height + 34 : 48;
  writeHeading(leaf, `${model.heading}.`, ground, { y: top, width: 370, size: 25 });
  const lead = { size: 12.5, x: 450, y: top + 4, width: 344, lineGap: 3.5 } as const;
  write(leaf, 'P', model.description, { ...lead, color: ground.quiet });
  writeFigures(leaf, model.specs);
  numberPage(leaf, ground);
}

function writeFigures(leaf: Leaf, specs: readonly Spec[]): void {
  const ground = grounds.paper;
  const y = leaf.height - 118;
  const room = leaf.width / specs.length;
  drawRule(leaf, y, ground.rule);
  for (const [index, { value, label }] of specs.entries()) {
    const column = { x: leaf.margin + index * room, width: room - 18 };
    write(leaf, 'P', value, {
      ...column,
      font: '600',
      size: 20,
      y: y + 16,
      characterSpacing: -0.4,
    });
    write(leaf, 'P', label, { ...column, size: 9, y: y + 43, color: ground.quiet, lineGap: 1 });
  }
}
