/** Shows a picture as soon as it is chosen, and sets its focus point by a click in it. */
export function mountPicture(input: HTMLInputElement): void {
  const shown = document.getElementById(`${input.id}-shown`);
  const details = document.getElementById(`${input.id}_focus`);
  const [across, down] = details?.querySelectorAll('input') ?? [];
  if (!shown || !(details instanceof HTMLDetailsElement) || !across || !down) return;
  const image = shown.querySelector('img') ?? shown.appendChild(new Image());
  const mark = shown.appendChild(document.createElement('i'));
  const place = () => {
    mark.style.left = `${across.value}%`;
    mark.style.top = `${down.value}%`;
  };
  const change = (x: string, y: string) => {
    across.value = x;
    down.value = y;
    place();
    const said = details.querySelector('span');
    if (said) said.textContent = `${x}% ${y}%`;
  };
  place();
  for (const number of [across, down]) {
    number.addEventListener('input', () => change(across.value, down.value));
  }
  image.addEventListener('click', ({ offsetX, offsetY }) => {
    const percent = (part: number, whole: number) => String(Math.round((part / whole) * 100));
    change(percent(offsetX, image.width), percent(offsetY, image.height));
    details.open = true;
  });
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (!file) return;
    image.src = URL.createObjectURL(file);
    image.alt = '';
    shown.hidden = false;
    change('50', '50');
  });
}
