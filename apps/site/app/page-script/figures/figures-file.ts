/**
 * A file of its own, which `figures.ts` loads: measures the visit of a page, and sends the figures once,
 * when the visitor leaves it. Nothing in them identifies the visitor.
 */
import { sendFigures } from './send-figures.ts';

sendFigures();
