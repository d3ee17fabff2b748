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

function element(tag: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag);
  made.append(...children);
  return made;
}

/** Replaces the problems on screen. Warnings may be intended, so only the terminal shows them. */
function showProblems(all: readonly Problem[]): void {
  const problems = all.filter(({ isWarning }) => !isWarning);
  document.getElementById(ID)?.remove();
  if (problems.length === 0) return;
  const count = problems.length === 1 ? 'One problem' : `${problems.length} problems`;
  const items = problems.map(({ file, line, column, message, remedy }) =>
    element('li', element('b', `${file}:${line}:${column}`), `${message} ${remedy}`),
  );
  const host = Object.assign(element('aside'), { id: ID, role: 'alert' });
  const box = element('div', element('h2', `${count} in the content`), element('ul', ...items));
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
