import { groups, styled } from '@insurance-kit/ui/stories/story.tsx';
import { storyFiles } from '@insurance-kit/ui/stories/story-files.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PropsWithChildren } from 'react';
import { toId } from 'storybook/internal/csf';
import { companies } from '../company/companies.ts';
import { Grid, Part, Sheet } from '../foundations/sheet.tsx';
import { StoryWindow } from '../StoryWindow.tsx';
import { storyAddress } from '../toolbar.ts';

/** Cards that show other stories and link to them. Tests skip these cards. */
export default {
  title: 'Start here/Overview',
  tags: ['!autodocs', '!manifest', '!test'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

const Card = styled('li')(({ theme }) => ({
  position: 'relative',
  border: `1px solid ${theme.vars.palette.roles.rule}`,
  '& > a': { display: 'block', padding: '12px 16px', color: 'inherit', fontWeight: 600 },
  '& > a::after': { content: '""', position: 'absolute', inset: 0 },
}));

type StoryCardProps = PropsWithChildren<Readonly<Record<'name' | 'path', string>>>;

/** A card that links to a story or its documentation. Only the link can be clicked and focused. */
const StoryCard = ({ name, path, children }: StoryCardProps) => (
  <Card>
    <div inert>{children}</div>
    <a href={`./?path=/${path}`} target="_top">
      {name}
    </a>
  </Card>
);

const home = 'site-pages--home';

export const Cover: StoryObj = {
  render: (_args, { globals }) => (
    <Sheet
      title="One kit, every company of the group"
      lead="All companies use the same components. Each company has its own colours, texts, typefaces and drawings."
    >
      <Grid least={440}>
        {Array.from(companies.values(), ({ identity: { id: company, name }, audiences }) =>
          Object.entries(audiences).map(([theme, { label }]) => (
            <StoryCard
              key={`${company} ${theme}`}
              name={`${name}: ${label}`}
              path={`story/${home}&globals=company:${company};theme:${theme}`}
            >
              <StoryWindow
                title={`${name}: ${label}`}
                src={storyAddress(home, 'story', { ...globals, company, theme })}
                height={1000}
              />
            </StoryCard>
          )),
        )}
      </Grid>
    </Sheet>
  ),
};

const zoomOf = (group: string): number => (/Actions|Forms|Feedback/.test(group) ? 0.6 : 0.2);

const Thumbnail = styled('div')({ height: 180, padding: 16, overflow: 'hidden', contain: 'paint' });

export const Gallery: StoryObj = {
  render: () => (
    <Sheet
      title="All parts at a glance"
      lead="The first story of each component. Press a story to open its component’s documentation."
    >
      {groups.map((group) => (
        <Part key={group} title={group}>
          <Grid least={240}>
            {storyFiles
              .filter(({ title }) => title.startsWith(`${group}/`))
              .map(({ title, stories: [first] }) => (
                <StoryCard
                  key={title}
                  name={title.slice(group.length + 1)}
                  path={`docs/${toId(title, 'docs')}`}
                >
                  <Thumbnail>
                    <div style={{ zoom: zoomOf(group) }}>{first?.element()}</div>
                  </Thumbnail>
                </StoryCard>
              ))}
          </Grid>
        </Part>
      ))}
    </Sheet>
  ),
};
