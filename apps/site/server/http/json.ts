/** The value of a JSON text; `undefined` for what is none, which a schema refuses. */
export function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
