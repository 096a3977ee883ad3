/**
 * A file of its own, which `measure-with-consent.ts` loads: measures the visit of a page, and sends its
 * web vitals once, when the visitor leaves it. Nothing in them identifies the visitor.
 */
import { sendWebVitals } from './send-web-vitals.ts';

sendWebVitals();
