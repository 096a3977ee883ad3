// Loaded before a server: on SIGUSR2 it collects garbage and prints the memory in use.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

process.on('SIGUSR2', () => {
  collect();
  process.stdout.write(`memory ${JSON.stringify(process.memoryUsage())}\n`);
});
