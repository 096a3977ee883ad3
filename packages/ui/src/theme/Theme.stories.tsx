import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../components/Section/Section.tsx';
import { styled } from '../theme/styled.ts';
import { type Roles, rolePairs } from './roles.ts';

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: 8,
});

const Swatch = styled('li', {
  shouldForwardProp: (name) => name !== 'ink' && name !== 'ground',
})<{ ink: keyof Roles; ground: keyof Roles }>(({ theme, ink, ground }) => ({
  padding: 16,
  minHeight: 72,
  border: `1px solid ${theme.vars.palette.roles.rule}`,
  background: theme.vars.palette.roles[ground],
  color: theme.vars.palette.roles[ink],
}));

const Lead = styled('p')(({ theme }) => theme.typography.lead);
const H1 = styled('p')(({ theme }) => theme.typography.h1);
const H2 = styled('p')(({ theme }) => theme.typography.h2);
const H3 = styled('p')(({ theme }) => theme.typography.h3);
const RowHeading = styled('p')(({ theme }) => theme.typography.rowHeading);
const Small = styled('p')(({ theme }) => theme.typography.small);
const Strip = styled('p')(({ theme }) => theme.typography.strip);
const Stack = styled('div')({ display: 'grid', gap: 24 });

const meta = { title: 'Foundation/Theme' } satisfies Meta;
export default meta;

/** Every pair of text and ground that components use. */
export const Colours: StoryObj = {
  render: () => (
    <Section>
      <Grid>
        {rolePairs
          .filter(([, , least]) => least === 4.5)
          .map(([ink, ground]) => (
            <Swatch key={`${ink} ${ground}`} ink={ink} ground={ground}>
              {ink} on {ground}
            </Swatch>
          ))}
      </Grid>
    </Section>
  ),
};

export const Type: StoryObj = {
  render: () => (
    <Section>
      <Stack>
        <H1>Cover woven around your life</H1>
        <H2>Get Insured Today</H2>
        <H3>My Insurance Account</H3>
        <RowHeading>COMPREHENSIVE INSURANCE</RowHeading>
        <Lead>Motor, home, travel: explained in plain words and paid for in cedis (GH₵).</Lead>
        <p>Ɛyɛ, Ŋutsu, ɔdɔ: œuvre naïve, “quoted” – 08:00AM – 05:00PM.</p>
        <Small>Six checks to make before the rains.</Small>
        <Strip>Mon-Fri: 08:00AM - 05:00PM</Strip>
      </Stack>
    </Section>
  ),
};
