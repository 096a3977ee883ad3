export { fonts, measures } from '#company/fonts.ts';
