import type { Decorator } from '@storybook/react-vite';
import { Section, type Surface } from '../components/Section/Section.tsx';
import { styled } from '../theme/styled.ts';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
  padding: 24,
  '& > section': { flex: 1 },
});

/** Shows a story with room around it. */
export const rowOf: Decorator = (Story) => (
  <Row>
    <Story />
  </Row>
);

/** Shows a story on one of the surfaces that a section can have. */
export const onSurface =
  (surface: Surface): Decorator =>
  (Story) => (
    <Section surface={surface}>
      <Story />
    </Section>
  );
