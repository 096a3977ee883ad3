// Runs in a package's folder around its packing: `add` before, `remove` after.
import { addUnreleased, removeUnreleased } from './changelog.ts';
import { packageOf } from './kit.ts';

const change = process.argv[2] === 'add' ? addUnreleased : removeUnreleased;
change(packageOf(process.cwd()));
