/** The child process of `svg.ts`. */
import sharp, { type ResizeOptions } from 'sharp';

/** Filters and embedded pictures need memory that an SVG's width and height do not show. */
const maxMemoryBytes = 220_000_000;

sharp.cache(false);
process.on('message', async ({ svg, size }: { svg: Uint8Array; size: ResizeOptions }) => {
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > maxMemoryBytes) process.kill(process.pid, 'SIGKILL');
  }, 20);
  try {
    const picture = sharp(svg, { limitInputPixels: 50_000_000, failOn: 'error' }).resize(size);
    process.send?.({ png: await picture.png({ compressionLevel: 1 }).toBuffer() });
  } catch (error) {
    process.send?.({ problem: error instanceof Error ? error.message : String(error) });
  } finally {
    clearInterval(watch);
  }
});
