/** Development only: shows the content's problems above the page. */
import type { Problem } from '../../content-model/problem';

const ID = 'content-problems';

const STYLE = `
  :host { position: fixed; inset: auto 0 0 0; z-index: 2147483000; max-height: 60vh; overflow: auto; font: 15px/1.5 monospace;
    color: #fff; background: #5c1010; border-top: 4px solid #ffb4a8; }
  div { padding: 12px 16px; }
  h2 { margin: 0 0 8px; font-size: 17px; }
  ul { margin: 0; padding: 0; list-style: none; }
  li { padding: 6px 0; border-top: 1px solid #ffb4a866; }
  b { display: block; color: #ffd9d2; font-weight: normal; }
`;

function element(tag: string, text = ''): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

/** Replaces the problems on screen. Warnings may be intended, so only the terminal shows them. */
export function showProblems(all: readonly Problem[]): void {
  const problems = all.filter(({ isWarning }) => !isWarning);
  document.getElementById(ID)?.remove();
  if (problems.length === 0) return;
  const host = document.createElement('aside');
  host.id = ID;
  host.setAttribute('role', 'alert');
  const list = element('ul');
  for (const { file, line, column, message, remedy } of problems) {
    const item = element('li');
    item.append(element('b', `${file}:${line}:${column}`), `${message} ${remedy}`);
    list.append(item);
  }
  const box = element('div');
  const count = problems.length === 1 ? 'One problem' : `${problems.length} problems`;
  box.append(element('h2', `${count} in the content`), list);
  host.attachShadow({ mode: 'open' }).append(element('style', STYLE), box);
  document.body.append(host);
}

/** Asks the development server again and again: `src/site/node/serve-problems.ts` checks after every edit. */
export function watchContentProblems(): void {
  let shown = '[]';
  new EventSource('/___content-problems').addEventListener('message', ({ data }: MessageEvent<string>) => {
    if (data === shown) return;
    shown = data;
    showProblems(JSON.parse(data) as Problem[]);
  });
}
