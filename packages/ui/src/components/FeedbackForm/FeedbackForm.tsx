'use client';

import { styled } from '@mui/material/styles';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { FormAnswer, FormSchema } from '../../form-schema.ts';
import { useKitProps } from '../../kit-props.ts';
import { readSubmissionId } from '../../submission-id.ts';
import type { FormValues } from '../ContactForm/form-fields.ts';
import { FieldError } from '../Field/Field.tsx';
import {
  ErrorSummary,
  FormAlert,
  PostForm,
  type PostFormProps,
  SendButton,
  sendOrPost,
  useFormCheck,
} from '../Field/form-parts.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** Id of the element with the server's answer. After a post, browsers scroll to this element. */
export const feedbackAnswerId = 'feedback-answer';

/** Texts of the feedback form (§4.5): questions, names of the stars, ends of the slider. */
export interface FeedbackModel {
  readonly rating: string;
  readonly stars: readonly string[];
  readonly recommend: string;
  readonly least: string;
  readonly most: string;
  /** Shown while the slider is at 0. Otherwise `score` formats the value: '7 of 10'. */
  readonly unanswered: string;
  readonly score: (score: number, highest: number) => string;
  readonly feedback: string;
  readonly send: string;
  readonly sending: string;
  readonly incomplete: string;
  readonly missing: { readonly rating: string; readonly likely_to_recommend: string };
}

interface OwnProps<Sent> {
  readonly model: FeedbackModel;
  /** Checks `rating`, `likely_to_recommend` and `feedback` (§3), and returns the values to send. */
  readonly schema: FormSchema<Sent>;
  /** Maximum number of characters in the field `feedback`. */
  readonly longest?: number | undefined;
  readonly action: string;
  readonly answer?: FormAnswer | undefined;
  /** Sends the form by script. If `onSend` is omitted or fails, the browser posts the form. */
  readonly onSend?: ((values: Sent, submissionId: string) => void | Promise<void>) | undefined;
  readonly sending?: boolean | undefined;
  /** Shown if sending failed. Default: the message in `answer`. The form keeps its values. */
  readonly error?: string | undefined;
}

export type FeedbackFormProps<Sent> = PostFormProps<OwnProps<Sent>, 'summary' | 'stars' | 'score'>;

const Root = styled(PostForm, { name: 'KitFeedbackForm', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  gap: 24,
  '& :is(legend, label[for])': theme.typography.h5,
  // After a post the browser scrolls to the answer. Keep the questions above it visible.
  '&:not(dialog *) [role="alert"]': { scrollMarginBlockStart: '45vh' },
  // Hides the chosen star's name and the score: only a script can update them.
  '@media (scripting: none)': { '& span[aria-hidden]': { display: 'none' } },
}));

const chosenStars = '& label:has(:checked), & label:has(~ label :checked)';

const Stars = styled('fieldset', { name: 'KitFeedbackForm', slot: 'Stars' })(({ theme }) => ({
  // A float, because browsers otherwise draw the legend on the fieldset's border.
  '& legend': { float: 'inline-start', width: '100%', padding: 0, marginBlockEnd: 12 },
  // Aligns the first star, not its larger click area, with the text.
  '& > div': { clear: 'both', display: 'flex', gap: 4, marginInlineStart: -8 },
  '& label': {
    position: 'relative',
    padding: 7,
    lineHeight: 0,
    color: theme.vars.palette.roles.controlBorder,
  },
  // The radio button is invisible, and covers its star to receive presses and focus.
  '& input': { position: 'absolute', inset: 0, margin: 0, appearance: 'none' },
  '& label > svg': { width: 34, height: 34 },
  '& label ~ span': { alignSelf: 'center' },
  [chosenStars]: { color: theme.vars.palette.roles.brand, '& path': { fill: 'currentColor' } },
  '@media (forced-colors: active)': { [chosenStars]: { color: 'Highlight' } },
}));

const mostScore = 10;
const scale = [...Array(mostScore + 1).keys()].map((score) => <li key={score}>{score}</li>);

const Score = styled('div', { name: 'KitFeedbackForm', slot: 'Score' })(({ theme }) => ({
  ...theme.typography.small,
  color: theme.vars.palette.roles.inkMuted,
  display: 'grid',
  gap: 8,
  '& label': { color: theme.vars.palette.roles.ink },
  '& input': { height: 32, margin: 0, accentColor: theme.vars.palette.roles.brand },
  '& > :is(ol, div)': { display: 'flex', justifyContent: 'space-between' },
  '& li': { width: '1rem', overflowWrap: 'normal', textAlign: 'center' },
}));

const valuesOf = (form: HTMLFormElement): FormValues =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** A feedback form (§4.5): stars, a score and a text. Works without JavaScript. */
export const FeedbackForm = <Sent,>(props: FeedbackFormProps<Sent>) => {
  const { model, schema, longest, answer, onSend, ...own } = useKitProps('KitFeedbackForm', props);
  const { action, sending = false, error = answer?.outcome?.message, slot, ...root } = own;
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  const initial = answer?.values ?? {};
  const check = useFormCheck(schema, { values: initial, problems: answer?.problems ?? [] });
  // Undefined until React starts: without React, `aria-valuetext` would not follow the slider.
  const [shown, setShown] = useState<FormValues>();
  const { rating, likely_to_recommend: score = 0 } = shown ?? initial;
  const shownScore = Number(score) > 0 ? model.score(Number(score), mostScore) : model.unanswered;
  const errorOf = (name: keyof FeedbackModel['missing']) =>
    check.problems.some(({ field }) => field === name) ? model.missing[name] : undefined;
  const noStar = errorOf('rating');
  const noScore = errorOf('likely_to_recommend');
  // A page can have two of these forms. Only the answer in the posted form has `feedbackAnswerId`.
  const answerId = answer ? feedbackAnswerId : `${id}-answer`;

  // Shows the score and stars that a visitor chose before React started.
  useEffect(() => {
    if (slider.current?.form) setShown(valuesOf(slider.current.form));
  }, []);

  const change = ({ currentTarget: form }: FormEvent<HTMLFormElement>) => {
    setShown(valuesOf(form));
    check.recheck(form, valuesOf(form));
  };

  const submit = (event: FormEvent<HTMLFormElement>) =>
    sendOrPost(event, async (form) => {
      const values = sending ? undefined : await check.checkToSend(valuesOf(form));
      if (values) await onSend?.(values, readSubmissionId(form));
    });

  return (
    <Root
      {...root}
      action={`${action}#${feedbackAnswerId}`}
      onSubmit={onSend && submit}
      onChange={change}
    >
      <ErrorSummary
        {...slot('summary')}
        ref={check.summary}
        id={answerId}
        heading="h2"
        title={model.incomplete}
        errors={{ [`${id}-star`]: noStar, [`${id}-score`]: noScore }}
      />
      <Stars
        {...slot('stars')}
        role="radiogroup"
        aria-invalid={noStar ? true : undefined}
        aria-describedby={noStar && `${id}-no-star`}
      >
        <legend>{model.rating}</legend>
        <div>
          {model.stars.map((star, index) => (
            <label key={star}>
              <input
                {...(index === 0 && { id: `${id}-star` })}
                type="radio"
                name="rating"
                value={index + 1}
                defaultChecked={initial.rating === `${index + 1}`}
              />
              <Icon name="star" />
              <VisuallyHidden>{`${index + 1} ${star}`}</VisuallyHidden>
            </label>
          ))}
          <span aria-hidden="true">{model.stars[Number(rating) - 1]}</span>
        </div>
        <FieldError id={`${id}-no-star`} error={noStar} />
      </Stars>
      <Score {...slot('score')}>
        <label htmlFor={`${id}-score`}>{model.recommend}</label>
        {/* Hidden, because the slider announces its value itself. */}
        <span aria-hidden="true">{shownScore}</span>
        <input
          ref={slider}
          id={`${id}-score`}
          type="range"
          name="likely_to_recommend"
          max={mostScore}
          defaultValue={initial.likely_to_recommend ?? 0}
          aria-valuetext={shown && shownScore}
          aria-invalid={noScore ? true : undefined}
          aria-describedby={noScore ? `${id}-ends ${id}-no-score` : `${id}-ends`}
        />
        <ol aria-hidden="true">{scale}</ol>
        <div id={`${id}-ends`}>
          <span>{model.least}</span> <span>{model.most}</span>
        </div>
        <FieldError id={`${id}-no-score`} error={noScore} />
      </Score>
      <TextField
        name="feedback"
        label={model.feedback}
        minRows={3}
        maxLength={longest}
        defaultValue={initial.feedback}
      />
      {!noStar && !noScore && error && (
        <FormAlert id={answerId} tabIndex={-1} severity="error" role="alert">
          {error}
        </FormAlert>
      )}
      <SendButton model={model} isSending={sending} />
    </Root>
  );
};
