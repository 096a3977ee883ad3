/**
 * Runs what a file of the page script adds, once the file is there. A page that is left meanwhile, or
 * whose file was blocked or replaced by a new version, does without.
 */
export const addLater = <File>(file: Promise<File>, run: (file: File) => void): void => {
  file.then(run, () => undefined);
};
