/** The most numbers that a pager shows without leaving any out. */
const mostNumbers = 7;

/**
 * The numbers that a pager shows: all of a few pages; of many, the first, the last, the current one
 * and its neighbours. `undefined` stands for numbers left out.
 * @param current The page shown, from 1.
 * @param total How many pages there are.
 */
export const pagerEntries = (current: number, total: number): readonly (number | undefined)[] => {
  const all = Array.from({ length: total }, (_, index) => index + 1);
  if (total <= mostNumbers) return all;
  const shown = all.filter(
    (page) =>
      page === 1 ||
      page === total ||
      Math.abs(page - current) <= 1 ||
      // Near an end the window keeps its width, so that links do not jump about.
      (current <= 3 && page <= 5) ||
      (current >= total - 2 && page >= total - 4),
  );
  return shown.flatMap((page, index) => {
    const before = shown[index - 1];
    if (before === undefined || page === before + 1) return [page];
    // A gap of one page is that page.
    return page === before + 2 ? [page - 1, page] : [undefined, page];
  });
};
