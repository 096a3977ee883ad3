export { fonts, measures } from '../group/fonts.ts';
