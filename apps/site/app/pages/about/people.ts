/** A director or an executive (§2.8, §3): fixed in the page, not in a record. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** A director's role, an executive's position. */
  readonly role: string;
  /** A director's biography, an executive's description. */
  readonly text: string;
  /** The address of the portrait, drawn at 400 × 480. */
  readonly portrait: string;
}

/** The company's people (§2.8), read by the server alone. */
export interface People {
  readonly directors: readonly Person[];
  readonly executives: readonly Person[];
}
