import { mkdtempDisposableSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { review } from './review.ts';

const page = `import { Button, Hero, Hreo, PageShell, Section, type PageShellProps } from '@insurance-kit/ui';
import { createKitTheme } from '@insurance-kit/ui/themes';

export function Page({ shell, done }: { readonly shell: PageShellProps; readonly done: boolean }) {
  const href = '#fade';
  if (done) return <Hero title="Done" picture={{ alt: '', width: 760, height: 800 }} />;
  return (
    <PageShell {...shell}>
      <main>
        <Hero titel="Cover" picture={{ alt: '', width: 760, height: 800 }} />
        <h1>Cover for every season</h1>
        <Section sx={{ color: '#630994', gap: 3, marginTop: '13px' }} surface="panel" data-part="a">
          <Box />
          <Button href={href} style={{ gap: 24, paddingTop: 9 }} colour="large">Get a quote</Button>
          <p style={{ background: done ? 'roles.panel' : 'white' }}>{createKitTheme.name}</p>
        </Section>
      </main>
    </PageShell>
  );
}
`;

it('finds the ten faults of a page, and nothing else', { timeout: 60_000 }, async () => {
  // In the package, where the kit can be found, and beside its sources, which other tests read.
  using folder = mkdtempDisposableSync(join(import.meta.dirname, '../../reviewed-'));
  const file = join(folder.path, 'page.tsx');
  await writeFile(file, page);
  const found = review([file]).map(({ line, problem }) => `${line}: ${problem}`);
  expect(found.sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))).toEqual([
    "1: @insurance-kit/ui has no 'Hreo'",
    "2: there is no '@insurance-kit/ui/themes'",
    '4: 2 `h1` at once: a page has one, and a hero brings it',
    '9: `main` in `PageShell`, which has one',
    "10: Hero has no prop 'titel'",
    "12: color: '#630994' is a colour of its own: take a role, as in 'roles.panel'",
    '12: marginTop of 13px is not on the grid of 4 px',
    "13: nothing here is called 'Box'",
    "14: Button has no prop 'colour'",
    '14: paddingTop of 9 px is not on the grid of 4 px',
    "15: background: 'white' is a colour of its own: take a role, as in 'roles.panel'",
  ]);
});
