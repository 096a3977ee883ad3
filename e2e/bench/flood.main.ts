// Sends the load that `LOAD` describes, in a process of its own, so that whoever measures beside it
// is not held up, and prints how often each status came.
import { flood } from './load.ts';

const { LOAD = '' } = process.env;
process.stdout.write(`${JSON.stringify(await flood(JSON.parse(LOAD)))}\n`);
