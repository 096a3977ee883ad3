/** Parses JSON. Returns `undefined` for invalid JSON, which every schema refuses. */
export function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
