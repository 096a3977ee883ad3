export { noConnection } from '#company/texts/navigation.ts';
