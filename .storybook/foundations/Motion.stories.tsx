import { Actions, Button, Loading, Picture, TextLink, Tile } from '@insurance-kit/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawingIn, schemeNamed } from '../company/theme.ts';
import { pictures } from './drawings.ts';
import { Part, Sheet, Table } from './sheet.tsx';

const meta = { title: 'Foundations/Motion', tags: ['!manifest'] } satisfies Meta;
export default meta;

export const Motion: StoryObj = {
  render: (_args, { globals }) => {
    const scheme = schemeNamed(globals.theme);
    return (
      <Sheet
        title="Motion"
        lead="Things move as cloth does: a picture comes down a little, a band is woven block by block. Drawings stand still. Nothing moves endlessly, nobody has to wait for it, and with reduced motion nothing moves."
      >
        <Part
          title="A picture comes down"
          text="Under a pointer the picture of a tile, a product or an article comes down 14 px, less in a narrow tile; an arrow moves by 4 px, a colour changes at once."
        >
          <div style={{ maxWidth: 640, marginBlockEnd: 24 }}>
            <Tile
              variant="light"
              title="Know what your policy pays for"
              text="Short guides to each cover, with the exclusions first."
              picture={
                <Picture src={drawingIn(scheme, pictures.policy)} alt="" width={360} height={450} />
              }
              links={
                <TextLink href="#more" color="inherit">
                  Learn More
                </TextLink>
              }
            />
          </div>
          <Actions>
            <Button href="#quote">Get a Quote</Button>
            <TextLink href="#insights">See more</TextLink>
          </Actions>
        </Part>
        <Part title="Waiting" text="Where content is loading, strips pulse; never a spinner.">
          <Loading />
        </Part>
        <Part title="How long">
          <Table
            caption="Durations"
            head={['What', 'How long', 'Under reduced motion']}
            rows={[
              ['An arrow, a menu', '200 ms', 'At once'],
              ['The sign of a panel that opens', '240 ms', 'At once'],
              ['A picture under a pointer', '0.5 s', 'Stays where it is'],
              ['A biography, in strips', '450 ms', 'At once'],
              [
                'From one home to the other: words after words, the picture strip by strip',
                '320 ms, 0.5 s',
                'At once',
              ],
              ['A carousel’s turn', '0.5 s', 'A jump'],
            ]}
          />
        </Part>
      </Sheet>
    );
  },
};
