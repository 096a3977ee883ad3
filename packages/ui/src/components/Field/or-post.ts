/** Sends a form by a script. If that fails, the browser posts the form. */
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
