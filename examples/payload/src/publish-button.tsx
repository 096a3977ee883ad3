'use client';

import { PublishButton as PayloadButton, useDocumentInfo } from '@payloadcms/ui';
import { type ComponentProps, useEffect } from 'react';

/** Payload's button, with a fix: a record that was never published shows 'Publish'. */
export function PublishButton(props: ComponentProps<typeof PayloadButton>) {
  const { hasPublishedDoc, setUnpublishedVersionCount } = useDocumentInfo();
  useEffect(() => {
    if (!hasPublishedDoc) setUnpublishedVersionCount((count) => Math.max(count, 1));
  }, [hasPublishedDoc, setUnpublishedVersionCount]);
  return <PayloadButton {...props} />;
}
