/**
 * The early part of the page script: what must happen before the first paint, and what marks a
 * visitor's presses until the late part is there. It is inlined in the head of every page but a
 * visitor's first, whose own is `first.ts`. So its files are small, import no React, and expect no
 * element to exist yet. The other part is `late.ts`.
 */
import { noteScripts } from '@insurance-kit/ui/page';
import { markEarlyPresses } from './islands/early-presses.ts';
import { restoreVisit } from './tab/visit.ts';

restoreVisit();
markEarlyPresses();
noteScripts();
