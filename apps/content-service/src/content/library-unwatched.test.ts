import { EventEmitter } from 'node:events';
import { resources } from '@insurance-kit/content-client/records';
import { expect, it, onTestFinished, vi } from 'vitest';
import { contentFolder, writeFiles } from '../test/content-folder.ts';
import { testLog } from '../test/test-database.ts';
import { openLibrary } from './library.ts';

// A watcher without events, as for a folder that another machine writes to.
vi.mock('chokidar', () => ({
  watch: () => {
    const watcher = Object.assign(new EventEmitter(), { close: async () => {} });
    setImmediate(() => watcher.emit('ready'));
    return watcher;
  },
}));

it('changes by another machine are shown, and without a change nothing is announced', async () => {
  const log = testLog();
  const root = await contentFolder();
  const library = await openLibrary(root, log, 100);
  onTestFinished(library.close);
  const changed = vi.fn();
  library.onChange(changed);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect([changed, log.info, log.warn].map(({ mock }) => mock.calls)).toEqual([[], [], []]);

  await writeFiles(root, { 'home/record.json': { header_caption: 'from afar' } });
  await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce(), 10_000);
  expect(String(library.answer(resources.home.path)?.bytes)).toContain('from afar');
}, 20_000);
