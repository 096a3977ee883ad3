import { styled } from '@insurance-kit/ui/stories/story.tsx';
import { createKitTheme } from '@insurance-kit/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Part, Sheet, withoutAxe } from './sheet.tsx';

const { typography } = createKitTheme();

const samples = [
  ['h1', 'Cover woven around your life'],
  ['h2', 'Get Insured Today'],
  ['h3', 'My Insurance Account'],
  ['h4', 'Before the rains: a flood checklist'],
  ['rowHeading', 'COMPREHENSIVE INSURANCE'],
  ['lead', 'Motor, home, travel: explained in plain words and paid for in cedis (GH₵).'],
  ['body1', 'Tell us by phone or online. A named handler takes it from there.'],
  ['small', 'Six checks to make before the rains.'],
  ['strip', 'Mon-Fri: 08:00AM - 05:00PM'],
] as const;

const Row = styled('li')(({ theme }) => ({
  paddingBlock: 24,
  borderBlockEnd: `1px solid ${theme.vars.palette.roles.rule}`,
  display: 'grid',
  gap: 12,
  overflowWrap: 'anywhere',
  '& small': { ...theme.typography.strip, color: theme.vars.palette.roles.inkMuted },
}));

const Letters = styled('p')(({ theme }) => ({
  fontSize: '1.75rem',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  '&[data-face="display"]': theme.typography.display,
}));

const letters = 'Aa Bb Ee Ɛɛ Gg Nn Ŋŋ Oo Ɔɔ Ww 0123456789 GH₵ ₦ % &';

const measuresOf = (style: object): string =>
  ['fontSize', 'lineHeight', 'fontWeight', 'letterSpacing']
    .filter((name) => name in style)
    .map((name) => `${name} ${Reflect.get(style, name)}`)
    .join(' · ');

export default { ...withoutAxe, title: 'Foundations/Type', tags: ['!manifest'] } satisfies Meta;

export const Type: StoryObj = {
  render: () => (
    <Sheet
      title="Type"
      lead="There are two typefaces: a narrow, heavy one for headings, and one for running text. They are TikTok Sans and Radio Canada (OFL-1.1), unless a company has other fonts. Until the fonts have loaded, local fonts with the same measures replace them, so that no text moves. Sizes grow with the window between two limits, and with the reader’s text size."
    >
      <Part title="The scale">
        <ul>
          {samples.map(([variant, text]) => (
            <Row key={variant}>
              <p style={typography[variant]}>{text}</p>
              <small>
                <b>{variant}</b> · {measuresOf(typography[variant])}
              </small>
            </Row>
          ))}
        </ul>
      </Part>
      <Part
        title="The letters of Ghana"
        text="Both typefaces have ɛ, ɔ and ŋ, in lower and upper case, and the cedi sign. Pages load the files with these characters only if needed. Arrows are icons."
      >
        <Letters data-face="display">{letters}</Letters>
        <Letters>{letters}</Letters>
      </Part>
    </Sheet>
  ),
};
