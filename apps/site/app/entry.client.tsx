import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { guardedNavigation } from './boot/navigation.ts';
import { setDefaultTrustedTypesPolicy } from './boot/trusted-types.ts';

setDefaultTrustedTypesPolicy();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[guardedNavigation]} />
    </StrictMode>,
  );
});
