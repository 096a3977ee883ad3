import type { Meta, StoryObj } from '@storybook/react-vite';
import { Part, Sheet, Table } from './sheet.tsx';

const meta = { title: 'Foundations/Start here', tags: ['!autodocs', 'only-purple'] } satisfies Meta;
export default meta;

export const StartHere: StoryObj = {
  render: () => (
    <Sheet
      title="The kit, piece by piece"
      lead="Everything that a page of the site is made of, alone and put together, in both themes. What you see here is the code that visitors get."
    >
      <Part title="Where to look">
        <Table
          caption="The chapters"
          head={['Chapter', 'What it shows']}
          rows={[
            ['Foundations', 'Colour, type, space, motion, icons and motifs, and the design rules.'],
            [
              'Actions, Navigation, Content, Forms, Feedback, Layout',
              'Every component: how it is meant, when not to take it, what fits in, and its states, long and empty content and right-to-left writing.',
            ],
            ['Templates', 'Every page as the kit builds it, with made-up content that strains it.'],
            ['Pages', 'Every page of the site with the records it is published with.'],
            ['States', 'What may happen on any page: waiting, failing, asking, answering.'],
          ]}
        />
      </Part>
      <Part title="What the toolbar does">
        <Table
          caption="The toolbar"
          head={['Control', 'What it changes']}
          rows={[
            ['Company', 'Whose words, links and people the pages show.'],
            ['Audience', 'The theme: one audience, or both side by side in windows of their own.'],
            ['Viewport', 'The window’s width, from the narrowest phone to a desktop.'],
            ['Text', 'The size a reader has set: 100, 150 or 200 %.'],
            ['Motion', 'As the system has it, or reduced.'],
            ['Direction', 'Left to right, or right to left.'],
          ]}
        />
      </Part>
      <Part
        title="What is promised"
        text="Each story is a test: it renders in a browser in both themes, plays its steps and is checked for accessibility. A component without stories, or without a note on its use, fails the build."
      />
    </Sheet>
  ),
};
