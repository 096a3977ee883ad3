import type { Decorator } from '@storybook/react-vite';
import { type Ground, Section } from '../components/Section/Section.tsx';
import { styled } from '../theme/styled.ts';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
  padding: 24,
  '& > section': { flex: 1 },
});

/** Lays a story out with room around it. */
export const rowOf: Decorator = (Story) => (
  <Row>
    <Story />
  </Row>
);

/** Lays a story on one of the grounds that a section may have. */
export const onGround =
  (ground: Ground): Decorator =>
  (Story) => (
    <Section ground={ground}>
      <Story />
    </Section>
  );
