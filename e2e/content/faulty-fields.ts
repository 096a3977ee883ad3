/** An element of an answer of the content service: a record, a card, a category or an article. */
export type ContentElement = Readonly<Record<string, unknown>>;

/** A host from which nothing may be loaded, and to which nothing may link. */
export const evilHost = 'evil.example';

/** Text by which a fault in this field is recognised on a page. */
export const markerOf = (field: string): string => `Marker ${field}`;

const hostile = (field: string): string =>
  [
    `<p>${markerOf(field)}</p>`,
    '<script>window.pwned=1</script>',
    '<img src=x onerror="window.pwned=1">',
    `<img src="//${evilHost}/track.png"><img src="https://${evilHost}/track.png">`,
    '<a href="javascript:window.pwned=1">a</a><a href="java&Tab;script:window.pwned=1">a</a>',
    `<iframe src="https://${evilHost}/"></iframe><object data="//${evilHost}/x"></object>`,
    `<form action="https://${evilHost}/"><input autofocus onfocus="window.pwned=1"></form>`,
    `<base href="https://${evilHost}/"><link rel=stylesheet href="//${evilHost}/x.css">`,
    `<meta http-equiv=refresh content="0;url=//${evilHost}/"><svg onload="window.pwned=1"></svg>`,
    '</section></main></body></html><h1>Another page</h1><style>*{display:none}',
  ].join('');

const badPaths = [
  `https://${evilHost}/picture.png`,
  `//${evilHost}/picture.png`,
  'javascript:window.pwned=1',
  '../../etc/passwd.png',
];

/** The faulty values of a field, by the fault's name; `undefined` leaves the field out. */
export const fieldFaults = {
  missing: () => undefined,
  null: () => null,
  'a number': () => 42,
  'an object': () => ({ text: 'An object' }),
  '200 kB of text': (field) => markerOf(field).padEnd(200_001, ' and more of it'),
  'unclosed HTML': (field) => `<p>${markerOf(field)} <strong>bold <ul><li><a href="/privacy`,
  'hostile HTML': hostile,
  // One kind for each field; the client's unit tests give every kind to a field.
  'a bad image path': (field) => badPaths.at(field.length % badPaths.length),
  'right-to-left text': (field) => `${markerOf(field)} مرحبا بكم ‮ في التأمين`,
  'no category and no date': () => '2024-02-31T99:00:00Z',
} as const satisfies Readonly<Record<string, (field: string) => unknown>>;
export type FieldFault = keyof typeof fieldFaults;

/** The faults by kind: no text, too much text, HTML, an invalid path or date. */
export const fieldFaultKinds: readonly (readonly FieldFault[])[] = [
  ['missing', 'null', 'a number', 'an object'],
  ['200 kB of text'],
  ['unclosed HTML', 'hostile HTML'],
  ['a bad image path', 'right-to-left text', 'no category and no date'],
];

/** A copy of an element, in which each field has the fault that `faultOf` names for it. */
export const spoil = (
  element: ContentElement,
  faultOf: (field: string) => FieldFault | undefined,
): ContentElement =>
  Object.fromEntries(
    Object.entries(element).map(([field, value]) => {
      const fault = faultOf(field);
      return [field, fault === undefined ? value : fieldFaults[fault](field)];
    }),
  );
