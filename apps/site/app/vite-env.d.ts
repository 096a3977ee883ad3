declare module 'virtual:page-script' {
  /** The page script, bundled (`vite/page-script.ts`). */
  const code: string;
  export default code;
}
