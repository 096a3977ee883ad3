import { expect, test } from 'vitest';
import { type Decision, faultsIn, keyOf, type Picture, readDecisions } from './decisions.ts';

const changed: Picture = { kind: 'changed', file: 'button--filled/red-390.png', sha256: 'a1' };
const added: Picture = { kind: 'new', file: 'button--huge/red-390.png', sha256: 'b2' };

const on = (picture: Picture, decision: Partial<Decision>): Decision => ({
  file: picture.file,
  sha256: picture.sha256,
  verdict: 'intended',
  note: '',
  reviewer: 'Ama',
  ...decision,
});

const faults = (picture: Picture, ...decisions: readonly Decision[]) =>
  faultsIn([picture], readDecisions(JSON.stringify(decisions)));

test('a change fails until somebody has intended it; a new picture does not', () => {
  expect(faults(changed)).toEqual([{ picture: changed }]);
  expect(faults(changed, on(changed, {}))).toEqual([]);
  expect(faults(added)).toEqual([]);
});

test('a decision counts for exactly the picture that was looked at', () => {
  expect(faults(changed, on(changed, { sha256: 'c3' }))).toEqual([{ picture: changed }]);
  expect(faults(changed, on(changed, { file: added.file }))).toEqual([{ picture: changed }]);
});

test.each([changed, added])('a mistake fails with its note, also if it is $kind', (picture) => {
  const mistake = on(picture, { verdict: 'mistake', note: 'Too dark.' });
  expect(faults(picture, mistake)).toEqual([{ picture, mistake }]);
});

test('of two decisions on a picture the later counts', () => {
  expect(faults(changed, on(changed, { verdict: 'mistake' }), on(changed, {}))).toEqual([]);
});

test.each([
  ['is no list', '{}'],
  ['has another verdict', JSON.stringify([{ ...on(changed, {}), verdict: 'fine' }])],
  ['names no picture', JSON.stringify([{ ...on(changed, {}), sha256: undefined }])],
])('a file that %s is refused', (_, text) => {
  expect(() => readDecisions(text)).toThrow(/^Decisions are|^No decision/);
});

test('decisions are kept by picture and look', () => {
  expect([...readDecisions(JSON.stringify([on(changed, {})])).keys()]).toEqual([keyOf(changed)]);
});
