/**
 * The script of the editors' pages, which also work without it. It replaces fields with HTML by an
 * editor that shows the formatted text, shows a picture when it is chosen, and sets a picture's
 * focus point by a click.
 */
export const script = `
for (const area of document.querySelectorAll('textarea[data-words]')) {
  const words = JSON.parse(area.dataset.words);
  const rich = document.createElement('div');
  rich.className = 'rich';
  rich.contentEditable = 'true';
  rich.setAttribute('role', 'textbox');
  rich.setAttribute('aria-multiline', 'true');
  for (const name of ['aria-labelledby', 'aria-describedby', 'aria-invalid']) {
    const value = area.getAttribute(name);
    if (value) rich.setAttribute(name, value);
  }
  // Parsed without running or loading anything, and without what could.
  const read = () => {
    const parsed = new DOMParser().parseFromString(area.value, 'text/html');
    for (const node of parsed.body.querySelectorAll('*')) {
      if (node.matches('script,style,iframe,object,embed,link,meta,base,form,input,svg,math,template')) node.remove();
      else for (const { name } of [...node.attributes]) if (/^on|^style$|^srcset$/.test(name)) node.removeAttribute(name);
      if (/^\\s*javascript:/i.test(node.getAttribute('href') ?? '')) node.removeAttribute('href');
    }
    rich.replaceChildren(...parsed.body.childNodes);
  };
  read();
  const before = rich.innerHTML;
  let changed = false;
  // The browser puts the first line that is typed into no paragraph.
  const withParagraphs = () => {
    const copy = rich.cloneNode(true);
    let paragraph;
    for (const node of [...copy.childNodes]) {
      if (node.nodeType !== Node.TEXT_NODE && !node.matches?.('a,b,br,em,i,span,strong,u')) {
        paragraph = undefined;
      } else if (paragraph || node.textContent.trim()) {
        if (!paragraph) node.before((paragraph = document.createElement('p')));
        paragraph.append(node);
      }
    }
    return copy.innerHTML;
  };
  const write = () => {
    changed ||= rich.innerHTML !== before;
    if (changed) area.value = withParagraphs().replace(/<(\\/?)b>/g, '<$1strong>').replace(/<(\\/?)i>/g, '<$1em>').replace(/<(\\/?)div>/g, '<$1p>').replaceAll('&nbsp;', ' ');
  };
  rich.addEventListener('input', write);
  rich.addEventListener('paste', (event) => {
    event.preventDefault();
    document.execCommand('insertText', false, event.clipboardData.getData('text/plain'));
  });
  document.execCommand('defaultParagraphSeparator', false, 'p');
  const tools = document.createElement('div');
  tools.className = 'tools';
  const add = (name, act) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = name;
    button.addEventListener('mousedown', (event) => event.preventDefault());
    button.addEventListener('click', act);
    tools.append(button);
  };
  const command = (name, value) => () => {
    if (rich.hidden) return;
    rich.focus();
    document.execCommand(name, false, value);
    write();
  };
  add(words.bold, command('bold'));
  add(words.italic, command('italic'));
  add(words.plain, command('formatBlock', 'p'));
  add(words.heading, command('formatBlock', 'h2'));
  add(words.list, command('insertUnorderedList'));
  add(words.link, () => {
    const address = prompt(words.linkAddress, 'https://');
    if (address) command('createLink', address)();
  });
  add('HTML', () => {
    if (area.hidden) write(); else read();
    area.hidden = !area.hidden;
    rich.hidden = !rich.hidden;
  });
  area.before(tools, rich);
  area.hidden = true;
}
for (const input of document.querySelectorAll('input[data-picture]')) {
  const shown = document.getElementById(input.id + '-shown');
  const details = document.getElementById(input.id + '_focus');
  const [across, down] = details.querySelectorAll('input');
  const image = shown.querySelector('img') ?? shown.appendChild(new Image());
  const mark = shown.appendChild(document.createElement('i'));
  const place = () => {
    mark.style.left = across.value + '%';
    mark.style.top = down.value + '%';
  };
  place();
  const change = () => {
    place();
    details.querySelector('span').textContent = across.value + '% ' + down.value + '%';
  };
  for (const number of [across, down]) number.addEventListener('input', change);
  image.addEventListener('click', (event) => {
    across.value = Math.round((event.offsetX / image.width) * 100);
    down.value = Math.round((event.offsetY / image.height) * 100);
    details.open = true;
    change();
  });
  input.addEventListener('change', () => {
    const [file] = input.files;
    if (!file) return;
    image.src = URL.createObjectURL(file);
    image.alt = '';
    shown.hidden = false;
    across.value = down.value = 50;
    change();
  });
}
`;
