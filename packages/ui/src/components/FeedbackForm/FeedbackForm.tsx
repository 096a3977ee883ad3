'use client';

import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { type KitProps, useKitProps } from '../../kit-props.ts';
import { readSubmissionId, renewSubmissionId, submissionIdName } from '../../submission-id.ts';
import type { FormValues } from '../ContactForm/form-fields.ts';
import { ErrorSummary } from '../Field/ErrorSummary.tsx';
import { FieldError } from '../Field/Field.tsx';
import { orPost } from '../Field/or-post.ts';
import { SendButton } from '../Field/SendButton.tsx';
import { useFormCheck } from '../Field/useFormCheck.ts';
import { alertIcons, Icon } from '../Icon/Icon.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { FeedbackFormOwnProps } from './feedback-model.ts';

/** Id of the answer to a post: the fragment of the form's address. */
export const feedbackAnswerId = 'feedback-answer';

/** Other attributes go to the `form` element. */
export type FeedbackFormProps = Omit<
  KitProps<FeedbackFormOwnProps, 'form', 'summary' | 'stars' | 'score'>,
  'onSubmit' | 'onChange' | 'onReset' | 'method' | 'noValidate'
>;

const Root = styled('form', { name: 'KitFeedbackForm', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  gap: 24,
  '& :is(legend, label[for])': theme.typography.h5,
  // Scrolled into view, keep the question below the dialog's sticky title.
  'dialog & > [role="group"]': { scrollMarginBlockStart: 24 },
  // After a post the browser scrolls to the answer: keep the questions above it visible.
  '&:not(dialog *) [role="alert"]': { scrollMarginBlockStart: '45vh' },
  // Full width if the form is narrower than 30rem.
  '& > button': { justifySelf: 'start', minWidth: 'clamp(0px, (30rem - 100%) * 999, 100%)' },
}));

const lit = '& label:has(:checked), & label:has(~ label :checked)';

const Stars = styled('fieldset', { name: 'KitFeedbackForm', slot: 'Stars' })(({ theme }) => ({
  // Floated, or the browser draws the legend on the fieldset's border.
  '& legend': { float: 'inline-start', width: '100%', padding: 0, marginBlockEnd: 12 },
  // Align the first star with the text, not its larger click area.
  '& > div': { clear: 'both', display: 'flex', gap: 4, marginInlineStart: -8 },
  '& label': {
    position: 'relative',
    padding: 7,
    lineHeight: 0,
    color: theme.vars.palette.roles.controlBorder,
  },
  // The radio button covers its star, so that a press and focus work on it.
  '& input': { position: 'absolute', inset: 0, margin: 0, appearance: 'none' },
  '& label > svg': { width: 34, height: 34 },
  // All stars up to the chosen one.
  [lit]: { color: theme.vars.palette.roles.brand, '& path': { fill: 'currentColor' } },
  '@media (forced-colors: active)': { [lit]: { color: 'Highlight' } },
}));

/** Highest score (§9). */
const mostScore = 10;
const scores = [...Array(mostScore + 1).keys()];

const Score = styled('div', { name: 'KitFeedbackForm', slot: 'Score' })(({ theme }) => ({
  ...theme.typography.small,
  color: theme.vars.palette.roles.inkMuted,
  display: 'grid',
  gap: 8,
  '& label': { color: theme.vars.palette.roles.ink },
  '& input': { height: 32, margin: 0, accentColor: theme.vars.palette.roles.brand },
  '& > :is(ol, div)': { display: 'flex', justifyContent: 'space-between' },
  // Each number is below its position on the slider.
  '& li': { width: '1rem', overflowWrap: 'normal', textAlign: 'center' },
}));

/** Values by the names that the content service has for them (§3). */
const valuesOf = (form: HTMLFormElement): FormValues =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** The chosen score. Hidden without scripts, because nothing would update it. */
const Chosen = styled('span')({
  alignSelf: 'center',
  '@media (scripting: none)': { display: 'none' },
});

/** Asks for feedback (§4.5): stars, a score and a text. Works without JavaScript. */
export const FeedbackForm = (props: FeedbackFormProps) => {
  const { model, schema, longest, action, answer, onSend, state, slot, ref, ...root } = useKitProps(
    'KitFeedbackForm',
    props,
  );
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const formRef = useForkRef(form, ref);
  const initial = answer?.values ?? {};
  const check = useFormCheck(schema, { values: initial, problems: answer?.problems ?? [] });
  // Without React the score would not be updated, so the server leaves it out.
  const [shown, setShown] = useState<FormValues>();
  const { rating, likely_to_recommend: score = 0 } = shown ?? initial;
  const shownScore = Number(score) > 0 ? model.score(Number(score), mostScore) : model.unanswered;
  const isSending = state?.status === 'sending';
  const message = state?.status === 'failed' ? state.message : answer?.message;
  const wordsFor = (name: keyof typeof model.missing) =>
    check.problems.some(({ field }) => field === name) ? model.missing[name] : undefined;
  const noStar = wordsFor('rating');
  const noScore = wordsFor('likely_to_recommend');
  // A page can have two feedback forms. Only the posted one has the fragment's id.
  const answerId = answer ? feedbackAnswerId : `${id}-answer`;

  // Read the values from before React started.
  useEffect(() => {
    if (form.current) setShown(valuesOf(form.current));
  }, []);

  const change = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const values = valuesOf(currentTarget);
    setShown(values);
    check.recheck(values);
    renewSubmissionId(currentTarget);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onSend) return;
    event.preventDefault();
    if (isSending) return;
    orPost(event.currentTarget, async (form) => {
      const values = await check.checkToSend(valuesOf(form));
      if (values) await onSend(values, readSubmissionId(form));
    });
  };

  return (
    <Root
      {...root}
      ref={formRef}
      method="post"
      action={`${action}#${feedbackAnswerId}`}
      noValidate
      onSubmit={submit}
      onChange={change}
    >
      <input type="hidden" name={submissionIdName} suppressHydrationWarning />
      {(noStar || noScore) && (
        <ErrorSummary
          {...slot('summary')}
          ref={check.summary}
          id={answerId}
          heading="h2"
          title={model.incomplete}
          errors={[
            ...(noStar ? [{ fieldId: `${id}-star`, message: noStar }] : []),
            ...(noScore ? [{ fieldId: `${id}-score`, message: noScore }] : []),
          ]}
        />
      )}
      <Stars
        {...slot('stars')}
        role="radiogroup"
        aria-invalid={noStar ? true : undefined}
        aria-describedby={noStar && `${id}-no-star`}
      >
        <legend>{model.rating}</legend>
        <div>
          {model.stars.map((words, index) => (
            <label key={words}>
              <input
                {...(index === 0 && { id: `${id}-star` })}
                type="radio"
                name="rating"
                value={index + 1}
                defaultChecked={initial.rating === `${index + 1}`}
              />
              <Icon name="star" />
              <VisuallyHidden>{`${index + 1} ${words}`}</VisuallyHidden>
            </label>
          ))}
          <Chosen aria-hidden="true">{model.stars[Number(rating) - 1]}</Chosen>
        </div>
        <FieldError id={`${id}-no-star`} error={noStar} />
      </Stars>
      <Score {...slot('score')}>
        <label htmlFor={`${id}-score`}>{model.recommend}</label>
        {/* The slider announces its value itself. */}
        <Chosen aria-hidden="true">{shownScore}</Chosen>
        <input
          id={`${id}-score`}
          type="range"
          name="likely_to_recommend"
          max={mostScore}
          defaultValue={initial.likely_to_recommend ?? 0}
          aria-valuetext={shown && shownScore}
          aria-invalid={noScore ? true : undefined}
          aria-describedby={noScore ? `${id}-ends ${id}-no-score` : `${id}-ends`}
        />
        <ol aria-hidden="true">
          {scores.map((number) => (
            <li key={number}>{number}</li>
          ))}
        </ol>
        <div id={`${id}-ends`}>
          <span>{model.least}</span> <span>{model.most}</span>
        </div>
        <FieldError id={`${id}-no-score`} error={noScore} />
      </Score>
      <TextField
        name="feedback"
        label={model.feedback}
        rows={3}
        maxLength={longest}
        defaultValue={initial.feedback}
      />
      {!noStar && !noScore && message && (
        <Alert iconMapping={alertIcons} id={answerId} tabIndex={-1} severity="error" role="alert">
          {message}
        </Alert>
      )}
      <SendButton model={model} isSending={isSending} />
    </Root>
  );
};
