'use client';

import type { AlertColor } from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Actions, Links } from '../../components/Actions/Actions.tsx';
import { feedbackAnswerId } from '../../components/FeedbackForm/FeedbackForm.tsx';
import { FormAlert } from '../../components/Field/form-parts.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { LinkModel } from '../../models.ts';
import { HeroPage, type HeroPageModel } from '../page-parts.tsx';

export interface FeedbackPageModel extends HeroPageModel {
  /** Shown instead of the form after feedback was saved (§8). */
  readonly outcome?:
    | { readonly severity: AlertColor; readonly message: string; readonly home: LinkModel }
    | undefined;
}

export interface FeedbackTemplateProps {
  readonly model: FeedbackPageModel;
  readonly form: ReactNode;
}

const Column = styled('div', { name: 'KitFeedbackTemplate', slot: 'Column' })({ maxWidth: 720 });

const Outcome = styled('div', { name: 'KitFeedbackTemplate', slot: 'Outcome' })({
  display: 'grid',
  gap: 28,
  // Keeps the title visible when the browser scrolls to the message, after the form is posted.
  '& > :first-of-type': { scrollMarginBlockStart: '60vh' },
});

/** The feedback page: the form, or a message that feedback was saved. */
export const FeedbackTemplate = ({ model: { outcome, ...page }, form }: FeedbackTemplateProps) => (
  <HeroPage {...page}>
    <Section>
      <Column>
        {outcome ? (
          <Outcome>
            <FormAlert
              id={feedbackAnswerId}
              tabIndex={-1}
              severity={outcome.severity}
              role="status"
            >
              {outcome.message}
            </FormAlert>
            <Actions>
              <Links of={[outcome.home]} />
            </Actions>
          </Outcome>
        ) : (
          form
        )}
      </Column>
    </Section>
  </HeroPage>
);
