/** An element of an answer of the content service: a record, a card, a category or an article. */
export type ContentElement = Readonly<Record<string, unknown>>;

/** Where nothing may ever be fetched from, run from, or led to. */
export const evilHost = 'evil.example';

/** Words by which a page shows that a field of this name holds readable text of a fault. */
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

/** What a field may hold, by the fault's name; a value of `undefined` means that it is left out. */
export const fieldFaults = {
  missing: () => undefined,
  null: () => null,
  'a number': () => 42,
  'an object': () => ({ text: 'An object' }),
  '200 kB of text': (field) => markerOf(field).padEnd(200_001, ' and more of it'),
  'unclosed HTML': (field) => `<p>${markerOf(field)} <strong>bold <ul><li><a href="/privacy`,
  'hostile HTML': hostile,
  'an absolute image path': () => `https://${evilHost}/picture.png`,
  'a protocol-relative image path': () => `//${evilHost}/picture.png`,
  'a javascript: image path': () => 'javascript:window.pwned=1',
  'a climbing image path': () => '../../etc/passwd.png',
  'right-to-left text': (field) => `${markerOf(field)} مرحبا بكم ‮ في التأمين`,
  'an unknown category': () => 'No Such Category',
  'an invalid date': () => '2024-02-31T99:00:00Z',
} as const satisfies Readonly<Record<string, (field: string) => unknown>>;
export type FieldFault = keyof typeof fieldFaults;

const faultNames = Object.keys(fieldFaults).filter(
  (name): name is FieldFault => name in fieldFaults,
);

export { faultNames as fieldFaultNames };

/** An element with a fault in the fields that `isFaulty` names. */
export function spoil(
  element: ContentElement,
  fault: FieldFault,
  isFaulty: (field: string) => boolean,
): ContentElement {
  const fields = Object.entries(element).map(
    ([field, value]) => [field, isFaulty(field) ? fieldFaults[fault](field) : value] as const,
  );
  return Object.fromEntries(fields);
}
