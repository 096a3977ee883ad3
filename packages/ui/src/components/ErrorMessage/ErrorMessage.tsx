'use client';

import { type KitProps, linkProps, useKitProps } from '../../kit-props.ts';
import type { LinkModel } from '../../models.ts';
import { styled } from '../../theme/styled.ts';
import { Button } from '../Button/Button.tsx';
import { Container } from '../Section/Section.tsx';

/** The texts of an error page (§2.1, §8). */
export interface ErrorMessageModel {
  /** The page's `h1`. */
  readonly title: string;
  /** What went wrong, in words fit for a visitor. */
  readonly message: string;
  readonly home: LinkModel;
}

export type ErrorMessageProps = KitProps<ErrorMessageModel, 'section', 'text' | 'cloth'>;

const Root = styled('section', { name: 'KitErrorMessage', slot: 'Root' })(({ theme }) => ({
  flexGrow: 1,
  background: theme.vars.palette.roles.panelStrong,
  color: theme.vars.palette.roles.onPanel,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: theme.layout.thirdsMirrored,
    gap: theme.layout.gap,
    minHeight: 'min(560px, 70vh)',
  },
  [theme.breakpoints.down('md')]: {
    '& > div': { display: 'flex', flexDirection: 'column', gap: 0 },
  },
  '@media print': { background: 'none', color: 'inherit' },
}));

const Text = styled('div', { name: 'KitErrorMessage', slot: 'Text' })(({ theme }) => ({
  alignSelf: 'center',
  paddingBlock: theme.layout.section,
  overflowWrap: 'anywhere',
  '& h1': { ...theme.typography.h1, marginInlineStart: '-0.025em' },
  '& p': {
    ...theme.typography.lead,
    maxWidth: theme.layout.leadMeasure,
    marginBlock: '24px 36px',
  },
  [theme.breakpoints.down('md')]: { order: 1, paddingBlock: '36px 64px' },
}));

/** Seven unfinished strips of cloth of different lengths, hung from the header. */
const strips: readonly { readonly length: number; readonly ends: 'checks' | 'bars' | 'points' }[] =
  [
    { length: 250, ends: 'bars' },
    { length: 330, ends: 'checks' },
    { length: 210, ends: 'points' },
    { length: 390, ends: 'bars' },
    { length: 280, ends: 'checks' },
    { length: 350, ends: 'points' },
    { length: 230, ends: 'bars' },
  ];

/** The woven block at a strip's end, 64 × 48, drawn from its upper left corner. */
const blocks: Readonly<Record<(typeof strips)[number]['ends'], string>> = {
  checks:
    'M0 0h16v16H0zM32 0h16v16H32zM16 16h16v16H16zM48 16h16v16H48zM0 32h16v16H0zM32 32h16v16H32z',
  bars: 'M0 6h64v6H0zM0 21h64v6H0zM0 36h64v6H0z',
  points: 'M0 48L16 8l16 40zM32 48L48 8l16 40z',
};

const Cloth = styled('svg', { name: 'KitErrorMessage', slot: 'Cloth' })(({ theme }) => ({
  '--odd': theme.vars.palette.roles.threadLight,
  '--even': theme.vars.palette.roles.thread,
  '--end': theme.vars.palette.roles.threadDeep,
  '--weft': theme.vars.palette.roles.accent,
  justifySelf: 'end',
  width: '100%',
  maxWidth: 448,
  height: 'auto',
  [theme.breakpoints.down('md')]: { height: 160, maxWidth: 'none' },
  '@media print': { display: 'none' },
}));

/** Shown instead of a page that could not be shown: what happened, and a link home. */
export const ErrorMessage = (props: ErrorMessageProps) => {
  const { title, message, home, slot, ...root } = useKitProps('KitErrorMessage', props);
  return (
    <Root {...root}>
      <Container>
        <Text {...slot('text')}>
          <h1>{title}</h1>
          <p>{message}</p>
          <Button {...linkProps(home)} />
        </Text>
        <Cloth
          {...slot('cloth')}
          viewBox="0 0 448 400"
          preserveAspectRatio="xMidYMax slice"
          aria-hidden="true"
        >
          {strips.map(({ length, ends }, index) => (
            <g key={length} transform={`translate(${index * 64})`}>
              <path
                d={`M0 -400h64v${length + 400}H0z`}
                fill={index % 2 ? 'var(--even)' : 'var(--odd)'}
              />
              <g transform={`translate(0 ${length - 48})`}>
                <path d="M0 0h64v48H0z" fill="var(--end)" />
                <path d={blocks[ends]} fill="var(--weft)" />
              </g>
            </g>
          ))}
        </Cloth>
      </Container>
    </Root>
  );
};
