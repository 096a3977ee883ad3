import { Toasts } from '@insurance-kit/ui';
import { useToasts } from '../forms/toasts.ts';

/** Messages in the window's corner (§4.9); forms start it (`expectToasts`). */
export default function ToastsIsland(_: Readonly<Record<string, never>>) {
  return <Toasts toasts={useToasts()} />;
}
