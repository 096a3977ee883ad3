// Runs in a package's folder before (`add`) and after (`remove`) packing.
import { addUnreleased, removeUnreleased } from './changelog.ts';
import { packageOf } from './kit.ts';

const change = process.argv[2] === 'add' ? addUnreleased : removeUnreleased;
change(packageOf(process.cwd()));
