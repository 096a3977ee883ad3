export { noConnection } from '../harmattan-ghana/texts/navigation.ts';
