/** A text for editors, in the languages of `/edit`. */
export interface Label {
  readonly en: string;
  readonly fr: string;
}

export type Labels = Readonly<Record<string, Label>>;

/**
 * Labels of fields for editors. `groups` labels the start of a name, `fields` its end:
 * `tile1_btn_text` is 'Button text' in the group 'Tile 1'.
 */
export interface FieldLabels {
  readonly groups: Labels;
  readonly fields: Labels;
  readonly lists: Readonly<Record<string, Readonly<Record<'title' | 'help' | 'element', Label>>>>;
}
