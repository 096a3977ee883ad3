import { mountField } from './field.ts';
import { mountPicture } from './picture.ts';

for (const area of document.querySelectorAll<HTMLTextAreaElement>('textarea[data-words]')) {
  mountField(area);
}
for (const input of document.querySelectorAll<HTMLInputElement>('input[data-picture]')) {
  mountPicture(input);
}
