/** Texts that make a careless regular expression slow when they are repeated many times. */
export const hostileShapes = [
  ...['<', ' ', '(', '<h1 ', '<a href=', '0', '+', '&', '-', '"', '\n', 'é '],
  ...['<b>', '<p>', '</p>', '<h2>', '<!--', '&lt;', '<img src=x>', '<table>', '<tr><th>', '<div>'],
];

/** Whether 100 kB take over 15 times the CPU time of 10 kB, plus 300 ms, in all of 3 tries. */
export async function growsTooFast(shape: string, run: (text: string) => unknown) {
  const work = async (length: number) => {
    const began = process.threadCpuUsage();
    // The end ` b` makes a pattern fail late, after it has tried all possibilities.
    await run(`${shape.repeat(length / shape.length)} b`);
    const { user, system } = process.threadCpuUsage(began);
    return (user + system) / 1_000;
  };
  for (let tries = 0; tries < 3; tries += 1) {
    if ((await work(100_000)) <= 15 * (await work(10_000)) + 300) return false;
  }
  return true;
}

/** Returns an SVG that aborts cairo 1.18 if it is rendered at exactly this width and height. */
export const abortingSvg = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><clipPath id="c"><path d="M2 0h6.4v12h-6.4zM12 0h6v15h-6z"/></clipPath><path clip-path="url(#c)" d="M2 4h6v4h-6zM12 9h6v6h-6z"/></svg>`;
