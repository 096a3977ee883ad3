'use client';

import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { type KitProps, useKitProps } from '../../kit-props.ts';
import { readSubmissionId, renewSubmissionId, submissionIdName } from '../../submission-id.ts';
import { ErrorSummary, focusAtTop } from '../Field/ErrorSummary.tsx';
import { FieldError } from '../Field/Field.tsx';
import { orPost } from '../Field/or-post.ts';
import { SendButton } from '../Field/SendButton.tsx';
import { alertIcons } from '../Icon/alert-icons.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  type FeedbackValues,
  isIncomplete,
  noFeedback,
  readFeedbackValues,
} from './feedback-values.ts';

/** Texts of the feedback form (§4.5), and the title of the dialog or page around it. */
export interface FeedbackModel {
  readonly title: string;
  /** The question above the stars. */
  readonly rating: string;
  /** Meaning of each number of stars, from one star to five. */
  readonly stars: readonly string[];
  /** The question above the slider, and the meaning of its ends. */
  readonly recommend: string;
  readonly least: string;
  readonly most: string;
  /** The slider's value before it is moved: 'Not chosen yet'. */
  readonly unanswered: string;
  /** The slider's value after it is moved (§9): '7 of 10'. */
  readonly score: (score: number, most: number) => string;
  /** The question above the text. */
  readonly feedback: string;
  readonly send: string;
  readonly sending: string;
  /** Asks for both answers (§5.2). */
  readonly incomplete: string;
  /** What to do about each missing answer. */
  readonly missing: { readonly rating: string; readonly score: string };
}

/** The state of sending; an error is shown in the form, which keeps its values. */
export type FeedbackState =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' }
  | { readonly status: 'failed'; readonly message: string };

/** Id of the element with the answer to a post: the fragment of the form's address. */
export const feedbackAnswerId = 'feedback-answer';

interface FeedbackFormOwnProps {
  readonly model: FeedbackModel;
  /** Address to which the form is posted without JavaScript. */
  readonly action: string;
  /** The server's answer to such a post: values, and why they were rejected. */
  readonly answer?: { readonly values: FeedbackValues; readonly message: string } | undefined;
  /**
   * Sends the form in the browser; without it, or if it throws or rejects, the form is posted.
   *
   * @param submissionId the same for the same values, so that sending again counts once; may be
   * empty.
   */
  readonly onSend?:
    | ((values: FeedbackValues, submissionId: string) => void | Promise<void>)
    | undefined;
  readonly state?: FeedbackState | undefined;
}

/** Other attributes go to the `form`, except those that the component sets. */
export type FeedbackFormProps = Omit<
  KitProps<FeedbackFormOwnProps, 'form', 'summary' | 'stars' | 'score'>,
  'onSubmit' | 'onChange' | 'onReset' | 'method' | 'noValidate'
>;

const Root = styled('form', { name: 'KitFeedbackForm', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  gap: 24,
  '& :is(legend, label[for])': theme.typography.h5,
  // Below the sticky title of its dialog.
  'dialog & > [role="group"]': { scrollMarginBlockStart: 24 },
  // After a post the browser scrolls to the answer: this keeps the questions above it visible.
  '&:not(dialog *) [role="alert"]': { scrollMarginBlockStart: '45vh' },
}));

const lit = '& label:has(:checked), & label:has(~ label :checked)';

const Stars = styled('fieldset', { name: 'KitFeedbackForm', slot: 'Stars' })(({ theme }) => ({
  // Floated, because a browser would otherwise draw the legend on the fieldset's edge.
  '& legend': { float: 'inline-start', width: '100%', padding: 0, marginBlockEnd: 12 },
  // Aligns the first star, not its larger click area, with the text.
  '& > div': { clear: 'both', display: 'flex', gap: 4, marginInlineStart: -8 },
  '& label': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 48,
    height: 48,
    color: theme.vars.palette.roles.controlBorder,
  },
  // Over its star, so that a press on the star is one on the button.
  '& input': { position: 'absolute', inset: 0, width: '100%', margin: 0, opacity: 0 },
  '& label:has(:focus-visible)': {
    outline: `3px solid ${theme.vars.palette.roles.focusOuter}`,
    boxShadow: `inset 0 0 0 3px ${theme.vars.palette.roles.focusInner}`,
  },
  '& svg': { width: 34, height: 34 },
  // Every star up to the chosen one.
  [lit]: { color: theme.vars.palette.roles.brand, '& path': { fill: 'currentColor' } },
  '@media (forced-colors: active)': { [lit]: { color: 'Highlight' } },
}));

/** Highest recommendation score (§9). */
const mostScore = 10;
const scores = Array.from({ length: mostScore + 1 }, (_, score) => score);

const Score = styled('div', { name: 'KitFeedbackForm', slot: 'Score' })(({ theme }) => ({
  ...theme.typography.small,
  color: theme.vars.palette.roles.inkMuted,
  display: 'grid',
  gap: 8,
  '& label': { color: theme.vars.palette.roles.ink },
  '& input': { height: 32, margin: 0, accentColor: theme.vars.palette.roles.brand },
  '& :is(ol, p)': { display: 'flex', justifyContent: 'space-between' },
  // Each number below its position on the slider.
  '& li': { width: '1rem', textAlign: 'center' },
}));

/** The chosen value; without a script it could not be updated, and is hidden. */
const Chosen = styled('span')({
  alignSelf: 'center',
  '@media (scripting: none)': { display: 'none' },
});

const Foot = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 16,
  // Full width in a form of less than 30rem, as on phones.
  '& > button': { minWidth: 'clamp(0px, (30rem - 100%) * 999, 100%)' },
});

/** The most characters that the service stores. */
const mostText = 5000;

/**
 * Asks for feedback (§4.5): stars, a score and a text. A plain form that works without JavaScript
 * and keeps values from before React started; a reset empties it.
 */
export const FeedbackForm = (props: FeedbackFormProps) => {
  const { model, action, answer, onSend, state, slot, ref, ...root } = useKitProps(
    'KitFeedbackForm',
    props,
  );
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const formRef = useForkRef(form, ref);
  const alert = useRef<HTMLDivElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const initial = answer?.values ?? noFeedback;
  const [{ rating, likely_to_recommend: score }, setShown] = useState(initial);
  const [incomplete, setIncomplete] = useState(answer !== undefined && isIncomplete(initial));
  const [asked, setAsked] = useState(0);
  /** Why the server rejected a post, until the visitor has corrected it. */
  const [refusal, setRefusal] = useState(answer?.message);
  // Only React can update the shown score, so the server leaves it out.
  const [isStarted, setStarted] = useState(false);
  const shownScore = score === 0 ? model.unanswered : model.score(score, mostScore);
  const isSending = state?.status === 'sending';
  const failure = state?.status === 'failed' ? state.message : undefined;
  const message = incomplete ? undefined : (failure ?? refusal);
  const noStar = incomplete && rating === 0 ? model.missing.rating : undefined;
  const noScore = incomplete && score === 0 ? model.missing.score : undefined;
  // A page can have two of these forms; only the posted one may have the fragment's id.
  const answerId = answer ? feedbackAnswerId : `${id}-answer`;

  // Reads values from before React started.
  useEffect(() => {
    if (form.current) setShown(readFeedbackValues(new FormData(form.current)));
    setStarted(true);
  }, []);
  useEffect(() => {
    if (failure) alert.current?.scrollIntoView?.({ block: 'nearest' });
  }, [failure]);
  useEffect(() => {
    if (asked > 0) focusAtTop(summary.current);
  }, [asked]);

  const change = ({ currentTarget: fields }: FormEvent<HTMLFormElement>) => {
    const values = readFeedbackValues(new FormData(fields));
    setShown(values);
    if (!isIncomplete(values)) {
      setIncomplete(false);
      setRefusal(undefined);
    }
    renewSubmissionId(fields);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onSend) return;
    event.preventDefault();
    if (isSending) return;
    orPost(event.currentTarget, (form) => {
      const values = readFeedbackValues(new FormData(form));
      const lacks = isIncomplete(values);
      setIncomplete(lacks);
      if (!lacks) return onSend(values, readSubmissionId(form));
      setAsked((count) => count + 1);
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
      onReset={(event) => {
        setShown(initial);
        setIncomplete(false);
        renewSubmissionId(event.currentTarget);
      }}
    >
      <input type="hidden" name={submissionIdName} suppressHydrationWarning />
      {(noStar || noScore) && (
        <ErrorSummary
          {...slot('summary')}
          ref={summary}
          id={answerId}
          heading="h2"
          title={model.incomplete}
          errors={[
            ...(noStar ? [{ fieldId: `${id}-star-1`, words: noStar }] : []),
            ...(noScore ? [{ fieldId: `${id}-score`, words: noScore }] : []),
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
                id={`${id}-star-${index + 1}`}
                type="radio"
                name="rating"
                value={index + 1}
                defaultChecked={initial.rating === index + 1}
              />
              <Icon name="star" />
              <VisuallyHidden>{`${index + 1} ${words}`}</VisuallyHidden>
            </label>
          ))}
          <Chosen aria-hidden="true">{model.stars[rating - 1]}</Chosen>
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
          defaultValue={initial.likely_to_recommend}
          aria-valuetext={isStarted ? shownScore : undefined}
          aria-invalid={noScore ? true : undefined}
          aria-describedby={noScore ? `${id}-ends ${id}-no-score` : `${id}-ends`}
        />
        <ol aria-hidden="true">
          {scores.map((number) => (
            <li key={number}>{number}</li>
          ))}
        </ol>
        <p id={`${id}-ends`}>
          <span>{model.least}</span> <span>{model.most}</span>
        </p>
        <FieldError id={`${id}-no-score`} error={noScore} />
      </Score>
      <TextField
        id={`${id}-text`}
        name="feedback"
        label={model.feedback}
        rows={3}
        maxLength={mostText}
        defaultValue={initial.feedback}
      />
      <Foot data-foot="">
        {message && (
          <Alert
            iconMapping={alertIcons}
            ref={alert}
            id={answerId}
            tabIndex={-1}
            severity="error"
            role="alert"
          >
            {message}
          </Alert>
        )}
        <SendButton model={model} isSending={isSending} />
      </Foot>
    </Root>
  );
};
