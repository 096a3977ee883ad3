// Loaded before an app to make its clock jump: at SIGUSR2 it reads by how many milliseconds, from the
// file that its own address names (`clock.mjs?file=…`). Pauses and time-outs follow another clock, as
// they do when a machine's clock is set.
import { readFileSync } from 'node:fs';

const file = new URL(import.meta.url).searchParams.get('file') ?? '';
const realNow = Date.now;
let ahead = 0;

Date.now = () => realNow() + ahead;
globalThis.Date = new Proxy(Date, {
  construct: (RealDate, parts, newTarget) =>
    Reflect.construct(RealDate, parts.length === 0 ? [Date.now()] : parts, newTarget),
});

process.on('SIGUSR2', () => {
  ahead = Number(readFileSync(file, 'utf8'));
});
