'use client';

import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import IconButton from '@mui/material/IconButton';
import { styled, type Theme } from '@mui/material/styles';
import { debounce } from '@mui/material/utils';
import {
  type ReactNode,
  type TouchEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useKit } from '../../KitProvider.tsx';
import { type KitProps, useKitProps } from '../../kit-props.ts';
import { snapsFromStart } from '../../theme/kit-tokens.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { carouselGap, oneSlideQuery, type Slider, slideInSight, startSlider } from './slider.ts';

export interface SlideModel {
  readonly id: string;
  /** Name of the slide, which screen readers announce. */
  readonly name: string;
  readonly content: ReactNode;
}

interface CarouselOwn {
  /** Id of the heading that names the carousel. */
  readonly labelledBy: string;
  /** The heading, shown beside the buttons. */
  readonly head?: ReactNode;
  /** If there are only one or two slides, the carousel has no buttons and no dots. */
  readonly slides: readonly SlideModel[];
}

export type CarouselProps = KitProps<
  CarouselOwn,
  'div',
  'head' | 'controls' | 'control' | 'track' | 'dots'
>;

const Root = styled('div', { name: 'KitCarousel', slot: 'Root' })({ minWidth: 0 });

const Head = styled('div', { name: 'KitCarousel', slot: 'Head' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '24px 40px',
  marginBlockEnd: 44,
  '& > :first-of-type': { minWidth: 0 },
  [theme.breakpoints.down('md')]: { marginBlockEnd: 28 },
}));

const Controls = styled('div', { name: 'KitCarousel', slot: 'Controls' })({
  display: 'flex',
  gap: 12,
  marginInlineStart: 'auto',
  '@media (scripting: none), print': { display: 'none' },
});

const Control = styled(IconButton, { name: 'KitCarousel', slot: 'Control' })(({ theme }) => ({
  width: theme.layout.control,
  height: theme.layout.control,
  border: '2px solid currentColor',
  background: theme.vars.palette.roles.page,
  color: theme.vars.palette.roles.brand,
  '& svg': { width: '1.25em', height: '1.25em', fontSize: '1.0625rem' },
  '&:hover': {
    background: theme.vars.palette.roles.brand,
    color: theme.vars.palette.roles.page,
  },
}));

const { moves } = generateUtilityClasses('KitCarousel', ['moves']);

/** A row that scrolls and snaps, until the slider starts (class `moves`) and moves the slides. */
const Track = styled('div', { name: 'KitCarousel', slot: 'Track' })({
  display: 'flex',
  gap: carouselGap,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  [snapsFromStart]: { scrollSnapType: 'x mandatory' },
  // Hide the scrollbar at once: removing it later would shift the page.
  '@media (scripting: enabled)': { scrollbarWidth: 'none' },
  '& > *': {
    flex: 'none',
    width: `calc((100% - ${carouselGap}px) / 2)`,
    minWidth: 0,
    scrollSnapAlign: 'start',
  },
  [`@media ${oneSlideQuery}`]: {
    '& > *': { width: '100%' },
    // If the window shows one slide, the second slide is shown first (§9).
    '& > :nth-of-type(2)': { scrollInitialTarget: 'nearest' },
  },
  [`&.${moves}`]: {
    // Not `hidden`: focus can scroll a box with hidden overflow, which would break the slider.
    overflow: 'clip',
    touchAction: 'pan-y pinch-zoom',
    userSelect: 'none',
    cursor: 'grab',
    '&:active': { cursor: 'grabbing' },
  },
  '@media print': {
    '&&': { display: 'grid', gridTemplateColumns: '1fr 1fr', overflow: 'visible' },
    '&& > *': { width: 'auto', transform: 'none !important', breakInside: 'avoid' },
  },
});

const fillDot = (place: number, theme: Theme) => ({
  [`&:not(:has([aria-current])) > :nth-of-type(${place}) > ::before`]: {
    background: theme.vars.palette.roles.brand,
  },
});

const Dots = styled('ul', { name: 'KitCarousel', slot: 'Dots' })(({ theme }) => ({
  display: 'none',
  justifyContent: 'center',
  gap: 4,
  marginBlockStart: 16,
  '@media (max-width: 1024px)': { display: 'flex' },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    width: 32,
    height: 32,
    padding: 0,
    border: 0,
    background: 'none',
    cursor: 'pointer',
  },
  '& button::before': {
    content: '""',
    width: 12,
    height: 12,
    border: `2px solid ${theme.vars.palette.roles.brand}`,
  },
  '& button[aria-current]::before': { background: theme.vars.palette.roles.brand },
  // Until the slider starts, fill the dot of the first visible slide.
  [`@media not ${oneSlideQuery}`]: fillDot(1, theme),
  [`@media ${oneSlideQuery}`]: fillDot(2, theme),
  '@media (forced-colors: active)': {
    '& button::before': { borderColor: 'ButtonText' },
    '& button[aria-current]::before': { background: 'Highlight' },
  },
  '@media (scripting: none), print': { '&&': { display: 'none' } },
}));

const steps = [
  { name: 'previous', icon: 'arrow-left', by: -1 },
  { name: 'next', icon: 'arrow-right', by: 1 },
] as const;

/**
 * An endless row of slides (§4.8). A move by one slide takes 500 ms. Windows up to 600 px show one
 * slide, and start with the second. The row scrolls until the slider starts: when pointer or focus
 * reaches it, but not while a finger is down. Hidden slides are inert, and moves are announced.
 */
export const Carousel = (props: CarouselProps) => {
  const { labelledBy, head, slides, slot, ...root } = useKitProps('KitCarousel', props);
  const { labels } = useKit();
  const track = useRef<HTMLDivElement>(null);
  const slider = useRef<Slider>(undefined);
  /** Index of the slide with which the slider has started. */
  const [first, setFirst] = useState<number>();
  const [shown, setShown] = useState<readonly number[]>([]);
  const [hasMoved, setHasMoved] = useState(false);
  const count = slides.length;
  const isMovable = count >= 3;
  const isStarted = isMovable && first !== undefined;
  const labelOf = (index: number): string =>
    `${labels.position(index + 1, count)}, ${slides[index]?.name ?? ''}`;

  const start = useCallback(() => {
    const row = track.current;
    if (row) setFirst((started) => started ?? slideInSight(row));
  }, []);
  /** Whether a finger is down. If the slider started during a swipe, the swipe would do nothing. */
  const isTouched = useRef(false);
  /** Starts the slider 150 ms after the last event: by then, the row has stopped scrolling. */
  const startSoon = useMemo(
    () =>
      debounce(() => {
        if (!isTouched.current) start();
      }, 150),
    [start],
  );
  useEffect(() => startSoon.clear, [startSoon]);

  const ids = slides.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: for other `ids`, React makes other elements.
  useLayoutEffect(() => {
    if (count < 3 || first === undefined || track.current === null) return;
    const started = startSlider(track.current, first, setShown);
    slider.current = started;
    return () => {
      slider.current = undefined;
      started.stop();
    };
  }, [ids, count, first]);

  const trackTouch = ({ touches }: TouchEvent) => {
    isTouched.current = touches.length > 0;
    startSoon();
  };

  const moveSlider = (move: (slider: Slider) => void) => {
    setHasMoved(true);
    // Runs the effect that sets `slider.current`, if the slider has not started.
    flushSync(start);
    if (slider.current) move(slider.current);
  };

  return (
    <Root
      {...root}
      // `pointerenter` does not fire if the pointer is already inside.
      onPointerMove={startSoon}
      onPointerDown={startSoon}
      onTouchStart={trackTouch}
      onTouchMove={trackTouch}
      onTouchEnd={trackTouch}
      onTouchCancel={trackTouch}
      onFocus={startSoon}
      role="group"
      aria-roledescription={labels.carousel}
      aria-labelledby={labelledBy}
    >
      <Head {...slot('head')}>
        <div>{head}</div>
        {isMovable && (
          <Controls {...slot('controls')}>
            {steps.map(({ name, icon, by }) => (
              <Control
                {...slot('control')}
                key={name}
                aria-label={labels[name]}
                onClick={() => moveSlider((started) => started.step(by))}
              >
                <Icon name={icon} />
              </Control>
            ))}
          </Controls>
        )}
      </Head>
      <Track
        {...slot('track', isStarted && moves)}
        ref={track}
        onScroll={startSoon}
        tabIndex={isStarted ? undefined : 0}
      >
        {slides.map(({ id, content }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is not a fieldset.
          <div
            key={id}
            role="group"
            aria-roledescription={labels.slide}
            aria-label={labels.position(index + 1, count)}
          >
            {content}
          </div>
        ))}
      </Track>
      {isMovable && (
        <>
          <Dots {...slot('dots')}>
            {slides.map(({ id }, index) => (
              <li key={id}>
                <button
                  type="button"
                  aria-label={labelOf(index)}
                  aria-current={index === shown[0] || undefined}
                  onClick={() => moveSlider((started) => started.show(index))}
                />
              </li>
            ))}
          </Dots>
          <VisuallyHidden aria-live="polite" aria-atomic="true">
            {hasMoved && shown.map(labelOf).join('; ')}
          </VisuallyHidden>
        </>
      )}
    </Root>
  );
};
