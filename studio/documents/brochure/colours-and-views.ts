import { decorate, hairline, write } from '../sheet.ts';
import { grounds, type Leaf, numberPage, placePlate, turnTo, writeHeading } from './leaf.ts';
import type { Plates } from './plates.ts';

/** The car in each of its paints. */
export function writeColours(leaf: Leaf, { paints }: Plates): void {
  const ground = grounds.paper;
  turnTo(leaf, 'Colours', ground);
  writeHeading(leaf, 'Colours', ground);
  for (const { name, hex, plate } of paints) {
    if (!plate) continue;
    placePlate(leaf, plate);
    const { x, y, height, width } = plate.box;
    const middle = y + height + 14;
    decorate(leaf, () => {
      leaf.doc
        .circle(x + 6, middle, 6)
        .lineWidth(0.5)
        .fillAndStroke(hex, hairline);
    });
    const label = { size: 10.5, x: x + 20, y: middle - 6, width: width - 20 };
    write(leaf, 'P', name, { ...label, font: '500', color: ground.ink });
  }
  numberPage(leaf, ground);
}

/** The car as one walks around it. */
export function writeAround(leaf: Leaf, { around }: Plates): void {
  const ground = grounds.night;
  turnTo(leaf, 'From every side', ground);
  writeHeading(leaf, 'From every side', ground);
  for (const plate of around) placePlate(leaf, plate);
  numberPage(leaf, ground);
}
