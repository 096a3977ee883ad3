'use client';

import Alert from '@mui/material/Alert';
import { useForkRef } from '@mui/material/utils';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { type KitProps, useKitProps } from '../../kit-props.ts';
import { readSubmissionId, renewSubmissionId, submissionIdName } from '../../submission-id.ts';
import { styled } from '../../theme/styled.ts';
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

/** All texts of the feedback form (§4.5), and the title of the dialog or page around it. */
export interface FeedbackModel {
  readonly title: string;
  /** The question above the stars. */
  readonly rating: string;
  /** What each number of stars means, from one star to five. */
  readonly stars: readonly string[];
  /** The question above the slider, and the meaning of its ends. */
  readonly recommend: string;
  readonly least: string;
  readonly most: string;
  /** The slider's value until it is moved: 'Not chosen yet'. */
  readonly unanswered: string;
  /** The slider's value once it is moved, of the highest score (§9): '7 of 10'. */
  readonly score: (score: number, most: number) => string;
  /** The question above the text. */
  readonly feedback: string;
  readonly send: string;
  readonly sending: string;
  /** Asks for both answers (§5.2). */
  readonly incomplete: string;
  /** What to do about each answer that is missing. */
  readonly missing: { readonly rating: string; readonly score: string };
}

/** The state of sending; an error is shown in the form, which keeps its values. */
export type FeedbackState =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' }
  | { readonly status: 'failed'; readonly message: string };

/** The id of the element with the answer to a post: the fragment of the form's address. */
export const feedbackAnswerId = 'feedback-answer';

/** The form's props, besides the attributes of its element. */
interface FeedbackFormOwnProps {
  readonly model: FeedbackModel;
  /** The address to which the form is posted without JavaScript. */
  readonly action: string;
  /** The server's answer to such a post: what was typed, and why it was refused. */
  readonly answer?: { readonly values: FeedbackValues; readonly message: string } | undefined;
  /**
   * Sends the form in the browser; if left out, or if it throws or rejects, the form is posted.
   *
   * @param submissionId the same for the same values, so that sending again counts once; may be
   *   empty.
   */
  readonly onSend?:
    | ((values: FeedbackValues, submissionId: string) => void | Promise<void>)
    | undefined;
  readonly state?: FeedbackState | undefined;
}

/** Other attributes go to the `form`, except those that the component sets itself. */
export type FeedbackFormProps = Omit<
  KitProps<FeedbackFormOwnProps, 'form', 'summary' | 'stars' | 'score'>,
  'onSubmit' | 'onChange' | 'onReset' | 'method' | 'noValidate'
>;

const Root = styled('form', { name: 'KitFeedbackForm', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  gap: 24,
  '& :is(legend, label[for])': theme.typography.h5,
  // Below the title of its dialog, which stays in view.
  'dialog & > [role="group"]': { scrollMarginBlockStart: 24 },
  // After a post the browser scrolls to the answer: this keeps the questions above it in view.
  '&:not(dialog *) [role="alert"]': { scrollMarginBlockStart: '45vh' },
  '& > [data-foot]': { display: 'grid', justifyItems: 'start', gap: 16 },
  // Full width on phones, like the buttons of other forms.
  [theme.breakpoints.down('sm')]: { '& > :last-child > button': { width: '100%' } },
}));

const lit = '& label:has(:checked), & label:has(~ label :checked)';

const Stars = styled('fieldset', { name: 'KitFeedbackForm', slot: 'Stars' })(({ theme }) => ({
  // Floated, because a browser would otherwise draw the legend on the fieldset's edge.
  '& legend': { float: 'inline-start', width: '100%', padding: 0, marginBlockEnd: 12 },
  // Aligns the first star, not its larger click area, with the text.
  '& > div': {
    clear: 'both',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 4,
    marginInlineStart: -8,
  },
  '& label': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 48,
    height: 48,
    color: theme.vars.palette.roles.controlBorder,
    cursor: 'pointer',
  },
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  '& label:has(:focus-visible)': {
    outline: `3px solid ${theme.vars.palette.roles.focusOuter}`,
    boxShadow: `inset 0 0 0 3px ${theme.vars.palette.roles.focusInner}`,
    borderRadius: theme.shape.borderRadius,
  },
  '& label svg': { width: 34, height: 34 },
  // Every star up to the chosen one.
  [lit]: {
    color: theme.vars.palette.roles.brand,
    '& path': { fill: 'currentColor' },
  },
  // The meaning of the chosen number of stars; it cannot change without JavaScript, so it is hidden
  // then.
  '& > div > span': {
    '@media (scripting: none)': { display: 'none' },
    // Beside the stars there is no room for it; its line is kept, so that nothing moves.
    [theme.breakpoints.down('sm')]: { flexBasis: '100%', minHeight: '1lh', paddingInlineStart: 8 },
  },
  '@media (forced-colors: active)': { [lit]: { color: 'Highlight' } },
}));

/** A recommendation is a number from 0 to this (§9). */
const mostScore = 10;
const scores = Array.from({ length: mostScore + 1 }, (_, score) => score);
/** The slider's thumb, in px. */
const thumb = 28;

const Score = styled('div', { name: 'KitFeedbackForm', slot: 'Score' })(({ theme }) => {
  const { brand, controlBorder, ink, inkMuted } = theme.vars.palette.roles;
  // All border, so that it is also visible in forced colours.
  const thumbLooks = {
    appearance: 'none',
    boxSizing: 'border-box',
    width: thumb,
    height: thumb,
    border: `${thumb / 2}px solid var(--thumb, ${brand})`,
    borderRadius: '50%',
    background: 'none',
  } as const;
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 8,
    '& input': {
      width: '100%',
      height: 32,
      margin: 0,
      cursor: 'pointer',
      appearance: 'none',
      color: controlBorder,
      // A line, and a tick for every score, where the middle of the thumb comes to stand.
      background: `linear-gradient(currentColor 0 0) center / calc(100% - ${thumb}px) 2px no-repeat, repeating-linear-gradient(90deg, currentColor 0 2px, transparent 0 calc(${100 / mostScore}% - ${2 / mostScore}px)) center / calc(100% - ${thumb - 2}px) 12px no-repeat`,
      '&::-webkit-slider-thumb': thumbLooks,
      '&::-moz-range-thumb': thumbLooks,
      // No thumb while there is no answer; not without scripts, where it could not change.
      '@media (scripting: enabled)': { '&[data-unanswered]': { '--thumb': 'transparent' } },
      // A gradient is not drawn in forced colours.
      '@media (forced-colors: active)': {
        forcedColorAdjust: 'none',
        color: 'CanvasText',
        '--thumb': 'Highlight',
      },
    },
    '& > :is(span, ol, [data-ends])': { ...theme.typography.small, color: inkMuted },
    '& > span': {
      // A chosen score is bold; the text shown before there is one is not.
      '&:not(:has(+ [data-unanswered]))': { fontWeight: 600, color: ink },
      // Without a script the text could not follow the slider.
      '@media (scripting: none)': { display: 'none' },
    },
    '& > :is(ol, [data-ends])': { display: 'flex', justifyContent: 'space-between' },
    // Each number below its tick.
    '& li': { width: thumb, textAlign: 'center' },
    '& > [data-ends] > :last-child': { textAlign: 'end' },
  };
});

/** The most characters that the service stores. */
const mostText = 5000;

/**
 * Asks for an opinion (§4.5): stars, a score and a text. It is a plain form, which works without
 * JavaScript. Its fields keep what a visitor did before React started, and a reset empties them.
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
  /** Why the server refused a post, until the visitor has corrected it. */
  const [refusal, setRefusal] = useState(answer?.message);
  // Only React can keep it true, so the server leaves it out.
  const [isStarted, setStarted] = useState(false);
  const shownScore = score === 0 ? model.unanswered : model.score(score, mostScore);
  const isSending = state?.status === 'sending';
  const found = state?.status === 'failed' && !incomplete ? state.message : undefined;
  const message = incomplete ? undefined : (found ?? refusal);
  const noStar = incomplete && rating === 0 ? model.missing.rating : undefined;
  const noScore = incomplete && score === 0 ? model.missing.score : undefined;
  const missing = [
    { fieldId: `${id}-star`, words: noStar },
    { fieldId: `${id}-score`, words: noScore },
  ].flatMap(({ fieldId, words }) => (words === undefined ? [] : { fieldId, words }));
  // A page can have two of these forms; only the posted one may have the fragment's id.
  const answerId = answer ? feedbackAnswerId : `${id}-answer`;

  // Reads what was chosen before React started.
  useEffect(() => {
    if (form.current) setShown(readFeedbackValues(new FormData(form.current)));
    setStarted(true);
  }, []);

  useEffect(() => {
    if (found) alert.current?.scrollIntoView?.({ block: 'nearest' });
  }, [found]);

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
      {missing.length > 0 && (
        <ErrorSummary
          {...slot('summary')}
          ref={summary}
          id={answerId}
          heading="h2"
          title={model.incomplete}
          errors={missing}
        />
      )}
      <Stars
        {...slot('stars')}
        role="radiogroup"
        aria-invalid={noStar !== undefined || undefined}
        aria-describedby={noStar && `${id}-no-star`}
      >
        <legend>{model.rating}</legend>
        <div>
          {model.stars.map((words, index) => (
            <label key={words}>
              <input
                id={index === 0 ? `${id}-star` : undefined}
                type="radio"
                name="rating"
                value={index + 1}
                defaultChecked={initial.rating === index + 1}
              />
              <Icon name="star" />
              <VisuallyHidden>{`${index + 1} ${words}`}</VisuallyHidden>
            </label>
          ))}
          {!noStar && <span aria-hidden="true">{model.stars[rating - 1]}</span>}
        </div>
        <FieldError id={`${id}-no-star`} error={noStar} />
      </Stars>
      <Score {...slot('score')}>
        <label htmlFor={`${id}-score`}>{model.recommend}</label>
        {/* The slider itself says its value. */}
        <span aria-hidden="true">{shownScore}</span>
        <input
          id={`${id}-score`}
          type="range"
          name="likely_to_recommend"
          max={mostScore}
          defaultValue={initial.likely_to_recommend}
          data-unanswered={score === 0 ? '' : undefined}
          aria-valuetext={isStarted ? shownScore : undefined}
          aria-invalid={noScore !== undefined || undefined}
          aria-describedby={noScore ? `${id}-ends ${id}-no-score` : `${id}-ends`}
        />
        <ol aria-hidden="true">
          {scores.map((number) => (
            <li key={number}>{number}</li>
          ))}
        </ol>
        <p id={`${id}-ends`} data-ends="">
          <span>
            <VisuallyHidden>0 </VisuallyHidden>
            {model.least}
          </span>
          <span>
            <VisuallyHidden>{`${mostScore} `}</VisuallyHidden>
            {model.most}
          </span>
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
      <div data-foot="">
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
      </div>
    </Root>
  );
};
