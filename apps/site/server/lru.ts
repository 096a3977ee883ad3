/** A map that forgets what was used longest ago when its entries weigh too much. */
export interface Lru<V> {
  get(key: string): V | undefined;
  set(key: string, value: V): void;
  /** @returns whether there was such an entry. */
  delete(key: string): boolean;
  values(): IterableIterator<V>;
}

/**
 * @param limit the greatest weight of all entries together; an entry heavier than it is not kept.
 * @param weigh the weight of an entry, which must not change while it is kept; default 1.
 * @param onForget is told of every entry pushed out for its weight.
 */
export function createLru<V>(
  limit: number,
  weigh: (value: V) => number = () => 1,
  onForget: (key: string, value: V) => void = () => undefined,
): Lru<V> {
  const entries = new Map<string, V>();
  let total = 0;

  const remove = (key: string): V | undefined => {
    const value = entries.get(key);
    if (value === undefined) return undefined;
    entries.delete(key);
    total -= weigh(value);
    return value;
  };

  return {
    get(key) {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set(key, value) {
      remove(key);
      if (weigh(value) > limit) return;
      entries.set(key, value);
      total += weigh(value);
      for (const oldest of entries.keys()) {
        if (total <= limit) break;
        const forgotten = remove(oldest);
        if (forgotten !== undefined) onForget(oldest, forgotten);
      }
    },
    delete: (key) => remove(key) !== undefined,
    values: () => entries.values(),
  };
}
