/** Texts that make a careless regular expression slow when they are repeated many times. */
export const hostileShapes = [
  ...['<', ' ', '(', '<h1 ', '<a href=', '0', '+', '&', '-', '"', '\n', 'é '],
  ...['<b>', '<p>', '</p>', '<h2>', '<!--', '&lt;', '<img src=x>', '<table>', '<tr><th>', '<div>'],
];

/** Whether 100 kB take more than 15 times as long as 10 kB, in all of three attempts. */
export async function growsTooFast(
  shape: string,
  run: (text: string) => unknown,
): Promise<boolean> {
  const work = async (length: number) => {
    const began = process.threadCpuUsage();
    // The end ` b` does not match, so that a pattern tries all possibilities.
    await run(`${shape.repeat(length / shape.length)} b`);
    const { user, system } = process.threadCpuUsage(began);
    return (user + system) / 1_000;
  };
  for (let tries = 0; tries < 3; tries += 1) {
    if ((await work(100_000)) <= 15 * (await work(10_000)) + 30) return false;
  }
  return true;
}
