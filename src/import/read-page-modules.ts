/** What a page imports and exports: values, files, components, and parts that have a file of their own. */
import { ComponentValue, FileValue, readModule } from './evaluate-script';
import { count } from './import-report';
import { decide, fileNamed, type PageInProgress } from './page-in-progress';
import type { SyntaxNode } from './syntax';

/** Takes what a block of imports and exports defines into the page's scope. */
export function readModuleOf(page: PageInProgress, node: SyntaxNode): void {
  page.place = node.position?.start ?? page.place;
  const program = node.data?.estree;
  if (!program) return;
  const { effects, unknown } = readModule(program, page.scope, ({ imported, name, from }) =>
    valueOfImport(page, imported === 'default' ? name : imported, from),
  );
  for (const file of effects)
    decide(page, `The page imports ${file}, which pages here cannot.`, 'Nothing needs to be done, unless readers miss it.');
  for (const name of unknown)
    decide(page, `What "${name}" is can only be known by running it.`, 'Write what the page should say where it is used.');
}

/** What a name stands for that a page imports. */
function valueOfImport(page: PageInProgress, name: string, from: string): unknown {
  const request = from.replace(/^.*!/, '');
  if (from.startsWith('@theme/')) return new ComponentValue(from.slice('@theme/'.length).replace(/^.*\//, ''));
  const file = fileNamed(page, request);
  if (file !== undefined && /\.mdx?$/.test(file)) return partOf(page, name, file);
  if (file !== undefined && from.includes('raw-loader')) return page.site.tree.get(file)?.toString('utf8');
  if (file !== undefined && file.endsWith('.json')) {
    try {
      return JSON.parse(page.site.tree.get(file)?.toString('utf8') ?? '') as unknown;
    } catch {
      return undefined;
    }
  }
  if (file !== undefined && !/\.[cm]?[jt]sx?$/.test(file)) return new FileValue(`@site/${file}`);
  return new ComponentValue(/^[A-Z]/.test(name) ? name : '');
}

/** A part of a page that has a file of its own: it is put where it is used. */
function partOf(page: PageInProgress, name: string, file: string): ComponentValue {
  return new ComponentValue(name, (props) => {
    if (page.above.includes(file) || file === page.source) {
      decide(page, `The part ${file} holds itself.`, 'Take it out of one of the two.');
      return [];
    }
    const scope = new Map<string, unknown>([
      ['props', new Map(props)],
      ['frontMatter', {}],
    ]);
    const { children, decisions, pictures, files, dropped } = page.convertPart(file, scope);
    page.decisions.push(...decisions);
    for (const [key, value] of pictures) page.pictures.set(key, value);
    for (const [key, value] of files) page.files.set(key, value);
    for (const [what, times] of dropped) count(page.dropped, what, times);
    return [{ type: 'converted', children }];
  });
}
