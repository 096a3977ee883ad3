// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { feedback, feedbackSchema } from '../../fixtures/forms.ts';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';

it('§4.5 is posted by the browser if sending fails', async () => {
  vi.stubGlobal('isSecureContext', true);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const post = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  const onSend = async () => {
    throw new TypeError('AbortSignal.any is not a function');
  };
  renderInKit(
    <FeedbackForm model={feedback} schema={feedbackSchema} action="/feedback" onSend={onSend} />,
  );
  fireEvent.click(screen.getByRole('radio', { name: /^4 / }));
  fireEvent.change(screen.getByRole('slider'), { target: { value: '9' } });
  fireEvent.click(screen.getByRole('button', { name: feedback.send }));
  await vi.waitFor(() => expect(post).toHaveBeenCalledOnce());
});
