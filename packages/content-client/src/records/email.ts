/**
 * The paths of EmailJS's two calls (§7), below EmailJS's origin or the content service that stands
 * in for it: `send` takes JSON, `sendForm` a form.
 */
export const emailPaths = {
  send: '/api/v1.0/email/send',
  sendForm: '/api/v1.0/email/send-form',
} as const;
