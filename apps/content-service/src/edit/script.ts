/**
 * What the editors' pages do where scripts run: a text with tags is shown as it will be read, with a few
 * buttons, in the place of its tags. The form and its fields stay the same without it.
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
  const write = () => {
    changed ||= rich.innerHTML !== before;
    if (changed) area.value = rich.innerHTML.replace(/<(\\/?)b>/g, '<$1strong>').replace(/<(\\/?)i>/g, '<$1em>').replace(/<(\\/?)div>/g, '<$1p>').replaceAll('&nbsp;', ' ');
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
`;
