'use client';

import { linkProps } from '../../kit-props.ts';
import type { LinkModel } from '../../models.ts';
import { type OpenNowModel, sayOpenNow, showsOpenNow } from '../../page/open-now.ts';
import { Link } from '../Link/Link.tsx';

/** Whether somebody is there now, and what can be done at any hour. */
export interface OpeningModel {
  /** Stands there until a browser has said whether it is open: the hours. */
  readonly text?: string;
  readonly openNow?: OpenNowModel | undefined;
  /** 'Report a claim at any hour'. */
  readonly always?: LinkModel | undefined;
}

const inBrowser = (element: HTMLElement | null) => sayOpenNow(element);

/** A line of hours, such as 'Closed now · opens Monday 8 am · Report a claim at any hour'. */
export const Opening = ({ text = '', openNow, always }: OpeningModel) => (
  <>
    {openNow ? (
      <span {...showsOpenNow(openNow)} ref={inBrowser}>
        {text}
      </span>
    ) : (
      <span>{text}</span>
    )}{' '}
    {always && <Link {...linkProps(always)} />}
  </>
);
