/** Shows a picture when it is chosen. A click in it sets the focus point. */
export function mountPicture(input: HTMLInputElement): void {
  const shown = document.getElementById(`${input.id}-shown`);
  const focus = document.getElementById(`${input.id}_focus`);
  if (!shown || !(focus instanceof HTMLInputElement)) return;
  const image = shown.querySelector('img') ?? shown.appendChild(new Image());
  const mark = shown.appendChild(document.createElement('i'));
  const set = (point: string) => {
    focus.value = point;
    focus.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const place = () => {
    const [across = '50', down = '50'] = focus.value.match(/\d+/g) ?? [];
    mark.style.left = `${across}%`;
    mark.style.top = `${down}%`;
  };
  place();
  focus.addEventListener('input', place);
  image.addEventListener('click', ({ offsetX, offsetY }) => {
    const percent = (part: number, whole: number) => `${Math.round((part / whole) * 100)}%`;
    set(`${percent(offsetX, image.width)} ${percent(offsetY, image.height)}`);
  });
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (!file) return;
    image.src = URL.createObjectURL(file);
    image.alt = '';
    shown.hidden = false;
    set('');
  });
}
