/**
 * Rasterizes mask drawings for the scene: each job packs three SVG channels into one RGB picture, as PNG
 * for the shaders and as raw bytes for sorting faces; a job with `picture` keeps the drawing's colors.
 * Called by scene/masks.py and cockpit/screens.py with a JSON file of jobs: [{out, svgs: [r, g, b]}]
 * or [{out, picture}].
 */
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

sharp.concurrency(1);

const rasterize = (svg) =>
  sharp(Buffer.from(svg), { limitInputPixels: false })
    .flatten({ background: '#000' })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });

for (const { out, svgs, picture } of JSON.parse(readFileSync(process.argv[2], 'utf8'))) {
  if (picture) {
    await sharp(Buffer.from(picture)).removeAlpha().png().toFile(`${out}.png`);
    continue;
  }
  const channels = [];
  for (const svg of svgs) channels.push(await rasterize(svg));
  const { width, height } = channels[0].info;
  const packed = Buffer.alloc(width * height * 3);
  channels.forEach(({ data }, channel) => {
    for (let i = 0; i < width * height; i++) packed[i * 3 + channel] = data[i];
  });
  writeFileSync(`${out}.raw`, packed);
  writeFileSync(`${out}.size`, `${width} ${height}`);
  await sharp(packed, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 3 })
    .toFile(`${out}.png`);
}
