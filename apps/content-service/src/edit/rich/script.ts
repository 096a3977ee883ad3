import { mountField } from './field.ts';
import { keepForm } from './keep.ts';
import { mountPicture } from './picture.ts';

// First, because fields show what the tab has kept.
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-open]')) keepForm(form);
for (const area of document.querySelectorAll<HTMLTextAreaElement>('textarea[data-words]')) {
  mountField(area);
}
for (const input of document.querySelectorAll<HTMLInputElement>('input[data-picture]')) {
  mountPicture(input);
}
