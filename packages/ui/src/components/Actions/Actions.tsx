'use client';

import type { ReactNode } from 'react';
import type { LinkModel } from '../../models.ts';
import { styled } from '../../theme/styled.ts';
import { Button } from '../Button/Button.tsx';

const Row = styled('div', { name: 'KitActions', slot: 'Row' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 14,
  // A word without end breaks inside its button.
  overflowWrap: 'anywhere',
  '& > *': { maxWidth: '100%' },
  [theme.breakpoints.down('sm')]: { gap: 12, '& > *': { flex: '1 1 100%' } },
}));

export interface ActionsProps {
  /** The first is filled, others in outline. */
  readonly links?: readonly LinkModel[] | undefined;
  readonly className?: string | undefined;
  /** What stands after the links: such as a button that opens a dialog. */
  readonly children?: ReactNode;
}

/** A row of buttons on a light ground; on the smallest screens each has a row. */
export const Actions = ({ links = [], className, children }: ActionsProps) =>
  links.length === 0 && !children ? null : (
    <Row className={className}>
      {links.map((link, index) => (
        <Button
          key={link.label}
          href={link.href}
          external={link.external}
          variant={index === 0 ? 'contained' : 'outlined'}
          arrow={index === 0}
        >
          {link.label}
        </Button>
      ))}
      {children}
    </Row>
  );
