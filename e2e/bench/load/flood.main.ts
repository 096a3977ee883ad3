// Sends the load that `LOAD` describes, in a process of its own, so that it does not slow the
// measurement, and prints how often each status came.
import { flood } from './load.ts';

const { LOAD = '' } = process.env;
process.stdout.write(`${JSON.stringify(await flood(JSON.parse(LOAD)))}\n`);
