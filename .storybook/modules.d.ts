declare module 'virtual:seeded-content' {
  /** The content service's answers by path (`seededContent.ts`). */
  const answers: Readonly<Record<string, unknown>>;
  export default answers;
}
