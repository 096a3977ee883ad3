import { Button, Icon, Loading, Picture, Section, TextField } from '@insurance-kit/ui';
import fihankra from '@insurance-kit/ui/art/fihankra.svg?url';
import { styled } from '@insurance-kit/ui/stories/story.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { defaultPictureIn, schemeNamed } from '../company/theme.ts';
import { Grid, Part, Sheet, withoutAxe } from './sheet.tsx';

const meta: Meta = { ...withoutAxe, title: 'Foundations/Do and don’t', tags: ['!manifest'] };
export default meta;

const Example = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  '& > div': {
    minHeight: 200,
    border: `1px solid ${theme.vars.palette.roles.rule}`,
    display: 'grid',
    alignItems: 'center',
  },
  '& > p': { display: 'flex', alignItems: 'center', gap: 8, paddingBlockStart: 8 },
}));

const Room = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 16, padding: 32 });

const gold = (
  <Button href="#gold" color="secondary">
    Get a Quote
  </Button>
);

const buttons = (second: 'contained' | 'outlined') => (
  <Room>
    <Button href="#quote">Get a Quote</Button>
    <Button href="#claim" variant={second}>
      Make a Claim
    </Button>
  </Room>
);

const round = { borderRadius: 24, overflow: 'hidden', boxShadow: '0 8px 24px #0004' };
const wallpaper = { height: '100%', background: `url("${fihankra}") 0 0 / 56px`, opacity: 0.4 };
const spinner = { margin: 'auto', padding: 20, border: '4px dotted #7f777e', borderRadius: '50%' };

type Pair = readonly [title: string, text: string, good: ReactNode, bad: ReactNode];

const pairs = (picture: ReactNode): readonly Pair[] => [
  [
    'Gold',
    'Use gold only on brand surfaces.',
    <Section key="good" surface="brand">
      {gold}
    </Section>,
    <Room key="bad">{gold}</Room>,
  ],
  [
    'The main action',
    'Show one filled button at a time. Other buttons are outlined.',
    buttons('outlined'),
    buttons('contained'),
  ],
  [
    'An error',
    'Show an icon and words that say what to do, never colour alone.',
    <Room key="good">
      <TextField name="good" label="Name" required error="Enter your name." />
    </Room>,
    <Room key="bad">
      <TextField name="bad" label="Name" error />
    </Room>,
  ],
  [
    'A picture',
    'Vertical strips with square corners cover a picture. The picture has no gap above it.',
    <div key="good" style={{ marginBlockEnd: 'auto', paddingInline: 32 }}>
      {picture}
    </div>,
    <Room key="bad">
      <div style={round}>{picture}</div>
    </Room>,
  ],
  [
    'An Adinkra sign',
    'Show a sign whole, alone and with its meaning, never as a pattern.',
    <Section key="good" surface="hero">
      <img src={fihankra} alt="" width={72} height={72} />
      <p>Fihankra, the secured compound: safety</p>
    </Section>,
    <div key="bad" style={wallpaper} />,
  ],
  [
    'Waiting',
    'While content loads, strips pulse in its place.',
    <Loading key="good" />,
    <div key="bad" style={spinner} />,
  ],
];

export const DoAndDont: StoryObj = {
  name: 'Do and don’t',
  render: (_args, { globals }) => {
    const address = defaultPictureIn(schemeNamed(globals.theme));
    const picture = <Picture src={address} alt="" width={640} height={400} />;
    return (
      <Sheet title="Do and don’t" lead="Six rules that decide whether a page looks like ours.">
        {pairs(picture).map(([title, text, good, bad]) => (
          <Part key={title} title={title} text={text}>
            <Grid least={380}>
              <Example>
                <div>{good}</div>
                <p>
                  <Icon name="check" /> Do
                </p>
              </Example>
              <Example>
                <div inert>{bad}</div>
                <p>
                  <Icon name="x" /> Don’t
                </p>
              </Example>
            </Grid>
          </Part>
        ))}
      </Sheet>
    );
  },
};
