/**
 * Sends a form by a script that has prevented the browser from posting it. If the script fails, the
 * browser posts the form after all: a press on its button never does nothing.
 */
export async function orPost(
  form: HTMLFormElement,
  send: (form: HTMLFormElement) => void | Promise<void>,
): Promise<void> {
  try {
    await send(form);
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the visitor loses nothing; the reason is for developers.
    console.error('The form is posted, because its script has failed.', error);
    // Not `requestSubmit`, which would run the script again.
    form.submit();
  }
}
