import type { PictureModel } from '@insurance-kit/ui';
import { Button, Picture, Section, type Surface, TextField, TextLink } from '@insurance-kit/ui';
import { styled } from '@insurance-kit/ui/stories/story-styles.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { pictures } from './drawings.ts';
import { Grid, Part, Sheet } from './sheet.tsx';

const Rules = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  maxWidth: theme.layout.textMeasure,
  '& > li': {
    paddingInlineStart: 20,
    borderInlineStart: `4px solid ${theme.vars.palette.roles.success}`,
  },
  '&[data-kind="dont"] > li': { borderColor: theme.vars.palette.roles.error },
}));

const Caption = styled('figcaption')(({ theme }) => ({
  ...theme.typography.small,
  marginBlockStart: 10,
  color: theme.vars.palette.roles.inkMuted,
}));

const Shown = ({ caption, ...picture }: PictureModel & { readonly caption: string }) => (
  <li>
    <figure>
      <Picture {...picture} priority />
      <Caption>{caption}</Caption>
    </figure>
  </li>
);

const hero = { width: 760, height: 800 } as const;

const surfaces: readonly (readonly [surface: Surface, words: string])[] = [
  ['page', 'Most of a page'],
  ['panel', 'A calm panel'],
  ['panelStrong', 'A product’s hero'],
  ['brand', 'The closing banner'],
  ['hero', 'The hero of a home'],
  ['deep', 'Strip and footer'],
];

const meta = { title: 'Foundations/Design rules', tags: ['!manifest'] } satisfies Meta;
export default meta;

export const Pictures: StoryObj = {
  render: () => (
    <Sheet
      title="Pictures"
      lead="Drawn once, cut into strips, hung from the edge above. A picture tells of a situation in Ghana that insurance is about; it never decorates an abstract word."
    >
      <Part
        title="One illustration, two audiences"
        text="Gold, sun, type and layout are shared. The brand ramp, the illustration and the sky change: lilac for individuals, dust and sand for companies."
      >
        <Grid least={440}>
          <Shown
            src={pictures.family}
            {...hero}
            alt="A family in front of their home under a lilac sky"
            caption="Individual: people at home, a lilac sky"
          />
          <Shown
            src={`${pictures.port}#red`}
            {...hero}
            alt="A director and a site engineer in front of a container port"
            caption="Corporate: people at work, a sky of dust and sand"
          />
        </Grid>
      </Part>
      <Part
        title="People"
        text="Open eyes, faces of split planes, specific dress: smock, headwrap, high-visibility vest. Garments of neighbours differ in hue. No woven block lies on a face."
      >
        <Grid least={240}>
          <Shown
            src={pictures.director}
            alt="A director in a headwrap"
            caption="A portrait, 400 × 480"
            width={400}
            height={480}
          />
          <Shown
            src={pictures.market}
            alt="A trader at her stall"
            caption="A person at work"
            width={420}
            height={410}
          />
        </Grid>
      </Part>
      <Part title="How they hang">
        <Rules>
          <li>
            Flush from the header, or from a tile’s top. Only the hero hangs over, by some 70 px.
          </li>
          <li>
            Drawn at the ratio they are shown in; a home’s hero has a drawing for small screens.
          </li>
          <li>What matters stays above the lowest 100 units: woven ends hide them.</li>
          <li>An empty state pairs an illustration, one sentence and one action.</li>
        </Rules>
      </Part>
      <Part title="What none is">
        <Rules data-kind="dont">
          <li>An umbrella, a stock portrait, a handshake; a gradient, glass, round corners.</li>
          <li>A place for words: they could not be read aloud, translated or enlarged.</li>
        </Rules>
      </Part>
    </Sheet>
  ),
};

export const Colour: StoryObj = {
  render: () => (
    <Sheet
      title="Colour on a page"
      lead="A third of a home is saturated, a sixth of a product page. The rest is paper, so that words come first."
    >
      <Part title="Surfaces and what they are for">
        {surfaces.map(([surface, words]) => (
          <Section key={surface} surface={surface} space="none">
            <p style={{ padding: '20px 0' }}>
              {words} ({surface})
            </p>
          </Section>
        ))}
      </Part>
      <Part
        title="Gold stands on brand surfaces alone"
        text="On light surfaces the button is brand-coloured: gold on white cannot be read."
      >
        <Grid least={300}>
          <li>
            <Section surface="brand" space="none">
              <div style={{ padding: '32px 0' }}>
                <Button href="#quote" color="secondary">
                  Get a Quote
                </Button>
              </div>
            </Section>
          </li>
          <li>
            <Section surface="panel" space="none">
              <div style={{ padding: '32px 0' }}>
                <Button href="#quote">Get a Quote</Button>
              </div>
            </Section>
          </li>
        </Grid>
      </Part>
      <Part
        title="Colour is never the only sign"
        text="On the corporate theme everything is red, so an error has an icon and words, in every theme."
      >
        <TextField id="name" name="name" label="First name" error="Enter your first name." />
      </Part>
    </Sheet>
  ),
};

const Example = ({
  isDone,
  children,
}: {
  readonly isDone: boolean;
  readonly children: ReactNode;
}) => (
  <li>
    <Section surface="panel" space="none">
      <div style={{ display: 'grid', gap: 16, padding: '32px 0', justifyItems: 'start' }}>
        {children}
      </div>
    </Section>
    <Caption as="p">{isDone ? 'Do' : 'Don’t'}</Caption>
  </li>
);

export const GoodPage: StoryObj = {
  name: 'A good page',
  render: () => (
    <Sheet
      title="A good page"
      lead="What it is, what I get, what it costs or needs, who says so, what I do now: three to six sections in the order of a visitor’s questions. The numbers stand in ‘Start here’, ‘For developers’."
    >
      <Part title="One thing to do" text="One filled button in a view, links for the rest.">
        <Grid least={300}>
          <Example isDone>
            <h3>Motor insurance</h3>
            <p>Third party is the law. Comprehensive also mends your own car.</p>
            <Button href="#quote">Get a quote</Button>
            <TextLink href="#covers">Compare the covers</TextLink>
          </Example>
          <Example isDone={false}>
            <h3>Welcome to the world of motor insurance</h3>
            <p>
              We have been there for drivers for many years, with a range of solutions that are made
              for every need, so that you can enjoy the road, whatever it brings, with the trust
              that comes from knowing that somebody stands behind you.
            </p>
            <Button href="#quote">Quote</Button>
            <Button href="#covers">Learn more</Button>
            <Button href="#contact">Contact</Button>
          </Example>
        </Grid>
      </Part>
      <Part title="Pictures" text="Of what the text speaks of, once; its place says for whom.">
        <Grid least={300}>
          <Example isDone>
            <Picture src={pictures.market} alt="A trader at her stall" width={420} height={410} />
            <h3>Your stall, insured by the day</h3>
          </Example>
          <Example isDone={false}>
            <Picture src={pictures.director} alt="" width={400} height={480} />
            <h3>Your stall, insured by the day</h3>
          </Example>
        </Grid>
      </Part>
    </Sheet>
  ),
};
