/** The child process of `svg.ts`: renders an SVG for each message. */
import sharp, { type ResizeOptions } from 'sharp';

/** Above this limit, the process kills itself: a small SVG with filters can need much memory. */
const maxMemoryBytes = 220_000_000;
/** Above this limit, the process is not reused for the next SVG. It usually uses 105 MB. */
const maxReusableBytes = 130_000_000;

sharp.cache(false);
process.on('disconnect', () => process.exit());
process.on('message', async ({ svg, size }: { svg: Uint8Array; size: ResizeOptions }) => {
  const usedBytes = () => process.memoryUsage.rss();
  const watch = setInterval(() => {
    if (usedBytes() > maxMemoryBytes) process.kill(process.pid, 'SIGKILL');
  }, 20);
  const answer = (message: object) =>
    process.send?.({ ...message, isReusable: usedBytes() < maxReusableBytes });
  try {
    const picture = sharp(svg, { limitInputPixels: 50_000_000, failOn: 'error' }).resize(size);
    answer({ png: await picture.png({ compressionLevel: 1 }).toBuffer() });
  } catch (error) {
    answer({ problem: error instanceof Error ? error.message : String(error) });
  } finally {
    clearInterval(watch);
  }
});
