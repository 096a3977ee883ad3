/**
 * Sends a form by a script after preventing the browser's post. If the script fails, the browser
 * posts the form after all, so that a press on its button always has an effect.
 */
export async function orPost(
  form: HTMLFormElement,
  send: (form: HTMLFormElement) => void | Promise<void>,
): Promise<void> {
  try {
    await send(form);
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the visitor loses nothing; the reason is for developers.
    console.error('The form’s script failed, so the browser posts the form.', error);
    // `requestSubmit` would run the script again.
    form.submit();
  }
}
