// TipTap calls `findLast`, which some browsers of 2022 lack.
if (!('findLast' in Array.prototype)) {
  Object.defineProperty(Array.prototype, 'findLast', {
    configurable: true,
    writable: true,
    value<Item>(this: readonly Item[], test: (item: Item) => unknown): Item | undefined {
      return [...this].reverse().find(test);
    },
  });
}
