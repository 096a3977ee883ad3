/** Texts that make patterns slow when they are repeated and do not end. */
export const hostileShapes = [
  ...['<', ' ', '(', '<h1 ', '<a href=', '0', '+', '&', '-', '"', '\n', 'é '],
  ...['<b>', '<p>', '</p>', '<h2>', '<!--', '&lt;', '<img src=x>', '<table>', '<tr><th>', '<div>'],
];

/** Processor time of a function in milliseconds, independent of other load. */
async function workOf(run: () => unknown): Promise<number> {
  const began = process.threadCpuUsage();
  await run();
  const { user, system } = process.threadCpuUsage(began);
  return (user + system) / 1_000;
}

/** Whether the work for 100 kB is more than 15 times that for 10 kB, in all of three attempts. */
export async function growsTooFast(
  shape: string,
  run: (text: string) => unknown,
): Promise<boolean> {
  // An end that does not match makes a pattern backtrack through all possibilities.
  const work = (length: number) => workOf(() => run(`${shape.repeat(length / shape.length)} b`));
  for (let tries = 0; tries < 3; tries += 1) {
    if ((await work(100_000)) <= 15 * (await work(10_000)) + 30) return false;
  }
  return true;
}
