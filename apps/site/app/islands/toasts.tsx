import { Toasts } from '@insurance-kit/ui';
import { useToasts } from '../forms/toasts.ts';

/** Messages in the corner of the window (§4.9). `startToasts` starts the island. */
export default function ToastsIsland(_: Readonly<Record<string, never>>) {
  return <Toasts toasts={useToasts()} />;
}
