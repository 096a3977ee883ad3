'use client';

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { styled } from '../../theme/styled.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Field, TextArea } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Message } from '../Message/Message.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** A visitor's opinion (§3): stars 1 to 5, recommendation 0 to 10, and words if any. */
export interface FeedbackValues {
  readonly rating: number;
  readonly likely_to_recommend: number;
  readonly feedback: string;
}

/** Everything that the feedback dialog says (§4.5). */
export interface FeedbackModel {
  readonly title: string;
  /** The question above the stars. */
  readonly rating: string;
  /** What each number of stars means, from one star to five. */
  readonly stars: readonly string[];
  /** The question above the slider, and what its ends mean. */
  readonly recommend: string;
  readonly least: string;
  readonly most: string;
  /** The question above the text. */
  readonly feedback: string;
  readonly send: string;
  readonly sending: string;
  /** §5.2 */
  readonly incomplete: string;
}

/** How sending is going; a refusal is shown in the dialog, which stays open. */
export type FeedbackState =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' }
  | { readonly status: 'failed'; readonly message: string };

export interface FeedbackDialogProps {
  /** What its opener names (`linksToDialog`). */
  readonly id: string;
  readonly model: FeedbackModel;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  readonly onSend: (values: FeedbackValues) => void;
  readonly state: FeedbackState;
}

const Form = styled('form')({ display: 'grid', gap: 32 });

const Stars = styled('fieldset')(({ theme }) => ({
  '& legend': { ...theme.typography.h5, padding: 0, marginBlockEnd: 12 },
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 },
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
  '& svg': { width: 34, height: 34 },
  '& label[data-lit="true"]': {
    color: theme.vars.palette.roles.brand,
    '& path': { fill: 'currentColor' },
  },
  '& output': { ...theme.typography.small, marginInlineStart: 12 },
  '@media (forced-colors: active)': { '& label[data-lit="true"]': { color: 'Highlight' } },
}));

const Score = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  '& > label': theme.typography.h5,
  '& > div': { display: 'flex', alignItems: 'center', gap: 20 },
  '& input': {
    flex: 1,
    minWidth: 0,
    height: 32,
    margin: 0,
    accentColor: theme.vars.palette.roles.brand,
    cursor: 'pointer',
  },
  '& output': {
    ...theme.typography.h3,
    minWidth: '1.6em',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  },
  '& > p': {
    ...theme.typography.small,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 24px',
    color: theme.vars.palette.roles.inkMuted,
  },
}));

/** §9 */
const mostScore = 10;
/** As many characters as the service stores. */
const mostText = 5000;

type FeedbackFormProps = Pick<FeedbackDialogProps, 'model' | 'onSend' | 'state'>;

/** Lives as long as one opening, so that each starts afresh. */
const FeedbackForm = ({ model, onSend, state }: FeedbackFormProps) => {
  const id = useId();
  const alert = useRef<HTMLDivElement>(null);
  const [rating, setRating] = useState(0);
  const [score, setScore] = useState(0);
  const [incomplete, setIncomplete] = useState(false);
  const message = incomplete
    ? model.incomplete
    : state.status === 'failed'
      ? state.message
      : undefined;

  useEffect(() => {
    if (message) alert.current?.scrollIntoView?.({ block: 'nearest' });
  }, [message]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.status === 'sending') return;
    const isRefused = rating === 0 || score === 0;
    setIncomplete(isRefused);
    if (isRefused) return;
    const text = new FormData(event.currentTarget).get('feedback');
    onSend({
      rating,
      likely_to_recommend: score,
      feedback: typeof text === 'string' ? text.trim() : '',
    });
  };

  return (
    <Form method="post" noValidate onSubmit={submit}>
      <Stars>
        <legend>{model.rating}</legend>
        <div>
          {model.stars.map((words, index) => (
            <label key={words} data-lit={index < rating}>
              <input
                type="radio"
                name="rating"
                value={index + 1}
                checked={rating === index + 1}
                onChange={() => setRating(index + 1)}
              />
              <Icon name="star" />
              <VisuallyHidden>{`${index + 1} ${words}`}</VisuallyHidden>
            </label>
          ))}
          <span aria-hidden="true">{model.stars[rating - 1]}</span>
        </div>
      </Stars>
      <Score>
        <label htmlFor={`${id}-score`}>{model.recommend}</label>
        <div>
          <input
            id={`${id}-score`}
            type="range"
            name="likely_to_recommend"
            min={0}
            max={mostScore}
            step={1}
            value={score}
            aria-describedby={`${id}-ends`}
            onChange={(event) => setScore(event.currentTarget.valueAsNumber)}
          />
          <output htmlFor={`${id}-score`}>{score}</output>
        </div>
        <p id={`${id}-ends`}>
          <span>{`0 ${model.least}`}</span>
          <span>{`${mostScore} ${model.most}`}</span>
        </p>
      </Score>
      <Field id={`${id}-text`} label={model.feedback}>
        {(control) => <TextArea {...control} name="feedback" rows={4} maxLength={mostText} />}
      </Field>
      {message && (
        <Message ref={alert} tone="error" role="alert">
          {message}
        </Message>
      )}
      <div>
        <Button type="submit" aria-disabled={state.status === 'sending' || undefined}>
          {state.status === 'sending' ? model.sending : model.send}
        </Button>
      </div>
    </Form>
  );
};

/** Asks for an opinion of the site (§4.5): stars, a score and words, in a dialog. */
export const FeedbackDialog = ({ id, model, onOpenChange, onSend, state }: FeedbackDialogProps) => (
  <Dialog id={id} title={model.title} onOpenChange={onOpenChange}>
    <FeedbackForm model={model} onSend={onSend} state={state} />
  </Dialog>
);
