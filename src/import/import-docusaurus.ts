/** Turns the files of a Docusaurus site into the files of a content folder, and says what became of everything. */
import GithubSlugger from 'github-slugger';
import { reservedPaths } from '../check/check-namespace';
import { decodePath, isInternal, splitHash, twinPath } from '../content/addresses';
import { redirectsSchema } from '../content/data-schemas';
import { wikiFrontMatterSchema } from '../content/front-matter-schemas';
import { webAddress } from '../content/fields';
import { tagPath, WIKI_FOLDER, wordsOfSegment } from '../content/wiki-address';
import type { DrawDiagrams } from '../check/check-texts';
import { missingWords, wordsOfResult, wordsOfSource } from './compare-words';
import type { ComponentTable } from './component-table';
import { convertPage, type Conversion, type Decision } from './convert-page';
import type { Configuration, MenuLink } from './docusaurus-configuration';
import { isDraft, joinPath, readPages, textOf, versionsOf, type DocsVersion, type ForeignPage, type SourceTree } from './docusaurus-pages';
import { readSidebars, type SidebarItem } from './docusaurus-sidebars';
import { finishPage, firstWords, type FinishedPage } from './finish-page';
import { describeDiagrams } from './describe-diagrams';
import { orderPages, type FolderPage } from './order-pages';
import { basesOf, fileAt, placePages, type PlacedPage } from './place-pages';
import { redirectsOfBuild } from './redirects-of-build';
import { addressResolver, type Target } from './resolve-address';
import { academicYearOf, siteOfImport } from './site-of-import';
import { isFlow, walk, type SyntaxNode } from './syntax';
import { writePage, writeText } from './write-page';

/** A site as it is read from its folder. */
export interface DocusaurusSite {
  tree: SourceTree;
  configuration: Configuration;
  /** What the files of sidebars export, by path. */
  sidebars: ReadonlyMap<string, unknown>;
  /** Whether it was written for a Docusaurus before its third release. */
  isMdxOne: boolean;
}

/** What the import needs to know of the house it moves into. */
export interface ImportTools {
  /** Addresses of the site's own pages, such as `/shows`. */
  routes: ReadonlySet<string>;
  /** Files that every build of the site serves. */
  staticFiles: readonly string[];
  components: ComponentTable;
  drawDiagrams: DrawDiagrams;
  /** The newest exec year that is imported. */
  execYear?: string | undefined;
  today: Date;
}

/** A file of the import: what is in it, or which file of the old site it is. */
export type ImportedFile = { text: string } | { copyOf: string; asPicture?: true };

export interface PageReport {
  source: string;
  file: string;
  from: string;
  to: string;
  words: { before: number; after: number; missing: string[] };
}

export interface ImportReport {
  pages: PageReport[];
  /** Pages that the import made, because the old site had them made of something else, or not at all. */
  made: string[];
  pictures: { before: number; after: number };
  links: { before: number; after: number };
  shortLinks: { before: number; after: number };
  redirects: number;
  decisions: Decision[];
  /** What was taken off without a loss of words: how often, by name. */
  dropped: Map<string, number>;
  /** What stayed behind, each in a sentence. */
  leftBehind: string[];
  advice: string[];
  /** Addresses of the old site that nothing answers to. */
  lostAddresses: string[];
}

export interface Imported {
  files: Map<string, ImportedFile>;
  report: ImportReport;
}

interface Draft extends PlacedPage {
  conversion: Conversion;
  finished: FinishedPage;
}

const oneLine = (value: string): string =>
  value
    .replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '')
    .trim();

/** The first sentence of a text, as short as a description should be. */
function sentenceOf(words: string): string {
  const [sentence = words] = /^.*?[.!?](?=\s|$)/.exec(words) ?? [];
  if (sentence.length <= 160) return sentence;
  return `${sentence.slice(0, 157).replace(/\s+\S*$/, '')}…`;
}

/** Tags of a page by their labels. */
function tagsOf({ frontMatter }: ForeignPage, labels: ReadonlyMap<string, string>): string[] {
  const given = Array.isArray(frontMatter.tags)
    ? (frontMatter.tags as unknown[])
    : typeof frontMatter.tags === 'string'
      ? [frontMatter.tags]
      : [];
  return given.flatMap((tag) => {
    const label = textOf(tag) ?? textOf((tag as { label?: unknown } | null)?.label);
    return label === undefined ? [] : [oneLine(labels.get(label) ?? label)];
  });
}

/** Fields of front matter that Docusaurus knows and that have no place here, or another one. */
const PLACED_FIELDS: ReadonlySet<string> = new Set([
  ...Object.keys(wikiFrontMatterSchema.shape),
  ...'id slug draft sidebar_custom_props parse_number_prefixes date authors author'.split(' '),
]);

class DocusaurusImport {
  private readonly report: ImportReport = {
    pages: [],
    made: [],
    pictures: { before: 0, after: 0 },
    links: { before: 0, after: 0 },
    shortLinks: { before: 0, after: 0 },
    redirects: 0,
    decisions: [],
    dropped: new Map(),
    leftBehind: [],
    advice: [],
    lostAddresses: [],
  };
  private readonly files = new Map<string, ImportedFile>();
  private readonly versions: DocsVersion[];
  private readonly all: ForeignPage[];
  private readonly placed: PlacedPage[];
  private readonly folders: FolderPage[];
  private readonly sidebarItems: SidebarItem[];
  private readonly firstOfSidebar = new Map<string, ForeignPage>();
  private readonly order: ReturnType<typeof orderPages>;
  private readonly byPath = new Map<string, string>();
  private readonly resolve: (address: string, source: string) => Target;
  private readonly spelling = new Map<string, string>();
  private readonly tagLabels = new Map<string, string>();

  constructor(
    private readonly site: DocusaurusSite,
    private readonly tools: ImportTools,
  ) {
    const { tree, configuration } = site;
    this.versions = configuration.docs.flatMap((instance) => versionsOf(instance, tree));
    this.all = readPages(tree, configuration);
    const versionOf = (page: ForeignPage): DocsVersion | undefined =>
      this.versions.find(({ instance, name }) => instance === page.version?.instance && name === page.version.name);
    for (const page of this.all) {
      const version = versionOf(page);
      if (version) page.version = version;
    }
    const published = this.all.filter((page) => !isDraft(page));
    const taken = new Set([...tools.routes].map((route) => route.toLowerCase()).filter((route) => route.startsWith(`/${WIKI_FOLDER}/`)));
    this.placed = placePages(published, basesOf(this.versions), taken);
    const sidebars = this.versions.flatMap((version) => {
      const exported = version.sidebarPath === undefined ? undefined : site.sidebars.get(version.sidebarPath);
      const read = readSidebars(exported, version, this.all, tree);
      for (const [name, items] of read) {
        const first = firstPage(items);
        if (first) this.firstOfSidebar.set(`${version.instance.id} ${name}`, first);
      }
      return [...read.values()];
    });
    this.sidebarItems = sidebars.flat();
    this.order = orderPages(this.placed, this.sidebarItems, configuration.title);
    this.folders = this.order.folders;
    this.byPath.set('/', '/');
    for (const { page, url } of [...this.placed].reverse()) this.byPath.set(decodePath(page.permalink), url);
    for (const [permalink, url] of this.order.generated) if (!this.byPath.has(permalink)) this.byPath.set(permalink, url);
    for (const blog of configuration.blogs)
      if (this.placed.some(({ page }) => page.kind === 'post')) this.byPath.set(`/${blog.base}`, `/${WIKI_FOLDER}/${blog.base}`);
    for (const { from, to } of configuration.redirects) {
      const target = this.byPath.get(decodePath(splitHash(to).path).replace(/(.)\/$/, '$1'));
      if (target !== undefined) for (const path of from) if (!this.byPath.has(path)) this.byPath.set(path, target);
    }
    const bySource = new Map(this.placed.map(({ page, url }) => [page.source, { url, page }]));
    this.resolve = addressResolver({ tree, configuration, bySource, byPath: this.byPath });
  }

  private decide(file: string, message: string, remedy: string): void {
    this.report.decisions.push({ file, line: 1, column: 1, message, remedy });
  }

  run(): Imported {
    this.readTags();
    const drafts = this.placed.map((placed) => this.convert(placed));
    this.mendLinks(drafts);
    for (const decision of describeDiagrams(
      drafts.map(({ page, finished }) => ({ file: page.source, root: finished.root })),
      this.tools.drawDiagrams,
    ))
      this.report.decisions.push(decision);
    for (const draft of drafts) this.write(draft);
    this.writeFolders();
    this.writeRedirects();
    this.writeSite();
    this.copyStatic();
    this.sayWhatStays();
    return { files: this.files, report: this.report };
  }

  /** Labels of tags that a file declares, and one spelling for those that would share a page. */
  private readTags(): void {
    for (const { frontMatter, ...page } of this.all) {
      for (const tag of tagsOf({ frontMatter, ...page }, this.tagLabels)) {
        if (!this.spelling.has(tagPath(tag))) this.spelling.set(tagPath(tag), tag);
      }
    }
  }

  private convert(placed: PlacedPage): Draft {
    const { page } = placed;
    const site = {
      tree: this.site.tree,
      isMdxOne: this.site.isMdxOne,
      isMdPlain: this.site.configuration.isMdPlain,
      hasMath: this.site.configuration.hasMath,
      components: this.tools.components,
      resolve: this.resolve,
    };
    const conversion = convertPage(site, page.source, page.body, page.frontMatter);
    if (page.mistake) this.decide(page.source, page.mistake, 'Look whether its fields arrived.');
    this.report.decisions.push(...conversion.decisions);
    for (const [what, count] of conversion.dropped) this.drop(what, count);
    const finished = finishPage(conversion.children);
    if (finished.changedLevels > 0) this.drop('gaps between levels of headings', finished.changedLevels);
    return { ...placed, conversion, finished };
  }

  private drop(what: string, count = 1): void {
    this.report.dropped.set(what, (this.report.dropped.get(what) ?? 0) + count);
  }

  /** Links to pages and headings that are not there become the words that they are. */
  private mendLinks(drafts: readonly Draft[]): void {
    const anchors = new Map(drafts.map(({ url, finished }) => [url, finished.anchors]));
    for (const { page, url, finished } of drafts) {
      const lose = (node: SyntaxNode, target: string): void => {
        this.report.decisions.push({
          file: page.source,
          ...(node.position?.start ?? { line: 1, column: 1 }),
          message: `The link ${target} leads to nothing that was imported; its words stay.`,
          remedy: 'Link to where readers should go now.',
        });
        Object.assign(node, { type: 'converted', url: undefined });
      };
      walk(finished.root, (node) => {
        if (node.type === 'image') this.report.pictures.after += 1;
        if (node.type !== 'link') return;
        const written = node.url ?? '';
        if (written.startsWith('lost:')) return lose(node, written.slice('lost:'.length));
        const mended = mendOutside(written);
        if (mended === undefined) return lose(node, written);
        node.url = mended;
        const { path, hash } = splitHash(mended);
        const known = anchors.get(path);
        if (hash !== '' && known) {
          const anchor = known.get(hash) ?? known.get(hash.toLowerCase());
          node.url = anchor ? (path === url ? `#${anchor}` : `${path}#${anchor}`) : path;
          if (!anchor)
            this.report.decisions.push({
              file: page.source,
              ...(node.position?.start ?? { line: 1, column: 1 }),
              message: `No heading of ${path} has the anchor "${hash}"; the link opens the page.`,
              remedy: `Headings there: ${[...known.keys()].join(', ') || 'none'}.`,
            });
        }
        this.report.links.after += 1;
      });
      unwrap(finished.root);
    }
  }

  /** What a page's front matter becomes here. */
  private frontMatterOf({ page, url, finished, conversion }: Draft): Record<string, unknown> {
    const { frontMatter: given } = page;
    const title = oneLine(finished.title ?? textOf(given.title) ?? page.id.split('/').at(-1) ?? '');
    const place = this.order.places.get(url);
    const props = (given.sidebar_custom_props ?? {}) as Record<string, unknown>;
    const label = textOf(given.sidebar_label) ?? place?.label ?? (finished.title === undefined ? undefined : textOf(given.title));
    const image = this.bannerOf(textOf(given.image), page, conversion);
    const isOurs = given.image_alt !== undefined || given.disable_banner !== undefined;
    const wanted: Record<string, unknown> = {
      title,
      description: oneLine(textOf(given.description) ?? sentenceOf(firstWords(finished.root) ?? title)) || title,
      emoji: given.emoji ?? props.emoji,
      sidebar_label: label !== undefined && oneLine(label) !== title ? oneLine(label) : undefined,
      sidebar_position: place?.position,
      shortlinks: given.shortlinks,
      sectionShortlinks: given.sectionShortlinks,
      tags: this.tagsFor(page),
      resources: given.resources,
      image,
      image_alt: image === undefined ? undefined : (given.image_alt ?? title),
      disable_banner: image === undefined || (isOurs && given.disable_banner === undefined) ? undefined : (given.disable_banner ?? true),
      additional_authors: given.additional_authors ?? this.authorsOf(page),
      override_authors: given.override_authors,
    };
    const fields = Object.fromEntries(
      Object.entries(wanted).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
    );
    this.sayFields(page, fields);
    return this.validFields(page, fields);
  }

  private tagsFor(page: ForeignPage): string[] {
    return [...new Set(tagsOf(page, this.tagLabels).map((tag) => this.spelling.get(tagPath(tag)) ?? tag))].filter(
      (tag) => tagPath(tag) !== tagPath(''),
    );
  }

  private authorsOf({ frontMatter }: ForeignPage): string[] | undefined {
    const update = (frontMatter.last_update ?? {}) as Record<string, unknown>;
    const given = [frontMatter.authors, frontMatter.author, update.author].flat().filter(Boolean);
    const names = given.flatMap((author) => textOf(author) ?? textOf((author as { name?: unknown }).name) ?? []);
    return names.length > 0 ? names.map(oneLine) : undefined;
  }

  private bannerOf(image: string | undefined, page: ForeignPage, { pictures }: Conversion): string | undefined {
    if (image === undefined) return undefined;
    const target = this.resolve(image, page.source);
    const static_ = target.kind === 'file' ? target : this.resolve(`/${image}`, page.source);
    if (static_.kind !== 'file' || !/\.(?:jpe?g|png|webp|avif|gif)$/i.test(static_.file)) {
      this.decide(
        page.source,
        `The picture ${image} of the front matter is not there, or none that can be shown.`,
        'Put one beside the page, or leave it out.',
      );
      return undefined;
    }
    const name = (static_.file.split('/').at(-1) ?? '').replace(/[^\w.-]+/g, '-');
    pictures.set(name, static_.file);
    return `./${name}`;
  }

  private sayFields({ source, frontMatter }: ForeignPage, fields: Readonly<Record<string, unknown>>): void {
    const lost = Object.entries(frontMatter).filter(
      ([name, value]) => !PLACED_FIELDS.has(name) && fields[name] === undefined && value !== null,
    );
    for (const [name, value] of lost) {
      if (name === 'unlisted' && value === true)
        this.decide(source, 'The page was unlisted; it stands in the sidebar and in search now.', 'Delete it, if nobody should find it.');
      else if (name === 'keywords' || typeof value === 'string')
        this.decide(
          source,
          `The field "${name}" has no place here: ${JSON.stringify(value)}.`,
          'Write in the page what readers should know of it.',
        );
      else this.drop(`"${name}" in the front matter`);
    }
  }

  /** Fields that the schema accepts; the others are decisions. */
  private validFields(page: ForeignPage, fields: Record<string, unknown>): Record<string, unknown> {
    const result = wikiFrontMatterSchema.safeParse(fields);
    if (result.success) return fields;
    const bad = new Set(result.error.issues.map(({ path }) => String(path[0])));
    for (const { path, message } of result.error.issues)
      this.decide(page.source, `The field "${path.join('.')}" cannot stay as it is: ${JSON.stringify(fields[String(path[0])])}.`, message);
    const rest = Object.fromEntries(Object.entries(fields).filter(([name]) => !bad.has(name)));
    return { title: wordsOfSegment(page.permalink), description: wordsOfSegment(page.permalink), ...rest };
  }

  private write(draft: Draft): void {
    const { page, url, file, conversion, finished } = draft;
    const frontMatter = this.frontMatterOf(draft);
    const text = writeText(finished.root);
    this.files.set(file, { text: writePage(frontMatter, text) });
    const folder = file.slice(0, file.lastIndexOf('/'));
    for (const [name, from] of conversion.pictures) {
      const isPicture = /\.(?:jpe?g|png|webp|avif|gif|mp4|webm|vtt)$/i.test(from);
      this.files.set(`${folder}/${name}`, { copyOf: from, ...(!isPicture && { asPicture: true as const }) });
    }
    for (const [address, from] of conversion.files) this.files.set(`static${decodePath(address)}`, { copyOf: from });
    const before = wordsOfSource(this.withPartials(page));
    const after = wordsOfResult(`${String(frontMatter.title)} ${textOfTree(finished.root)}`);
    this.report.pages.push({
      source: page.source,
      file,
      from: page.permalink,
      to: url,
      words: { before: before.length, after: after.length, missing: missingWords(before, after) },
    });
    this.report.pictures.before += page.body.match(/!\[[^\]]*\]\(|<img\b/g)?.length ?? 0;
    this.report.links.before += page.body.match(/(?<!!)\[[^\]]*\]\(|<a\s[^>]*href|<https?:|(?<![("=<[])https?:\/\//g)?.length ?? 0;
    const shortLinks = (value: unknown): number => (Array.isArray(value) ? value.length : 0);
    this.report.shortLinks.before += shortLinks(page.frontMatter.shortlinks) + shortLinks(page.frontMatter.sectionShortlinks);
    this.report.shortLinks.after += shortLinks(frontMatter.shortlinks) + shortLinks(frontMatter.sectionShortlinks);
  }

  /** A page's source with the parts that it takes from other files. */
  private withPartials({ body, source }: Pick<ForeignPage, 'body' | 'source'>, above: readonly string[] = []): string {
    const parts = [...body.matchAll(/^import\s+(\w+)\s+from\s+['"]([^'"]+\.mdx?)['"]/gm)].flatMap(([, name = '', request = '']) => {
      const target = this.resolve(request, source);
      if ((target.kind !== 'source' && target.kind !== 'file') || above.includes(target.file)) return [];
      const text =
        this.site.tree
          .get(target.file)
          ?.toString('utf8')
          .replace(/^---\n[\s\S]*?\n---\n/, '') ?? '';
      return [{ name, text: this.withPartials({ body: text, source: target.file }, [...above, target.file]) }];
    });
    return parts.reduce(
      (whole, { name, text }) => whole.replace(new RegExp(`<${name}\\b[^>]*/>|<${name}\\b[^>]*>\\s*</${name}>`, 'g'), () => `\n${text}\n`),
      body,
    );
  }

  /** Pages for folders and categories that had none of their own. */
  private writeFolders(): void {
    for (const { url, title, description, position } of this.folders) {
      const frontMatter = {
        title: oneLine(title),
        description: oneLine(description ?? `Pages on ${title}.`),
        ...(position !== undefined && { sidebar_position: position }),
      };
      this.files.set(fileAt(url, true), { text: writePage(frontMatter, '<PageList />') });
      this.report.made.push(url);
    }
  }

  /** Everything that led to a page of the old site and is no address of a page here. */
  private oldAddresses(): Map<string, string> {
    const { configuration, tree } = this.site;
    const base = configuration.baseUrl.replace(/\/$/, '');
    const below = (path: string): string => (base !== '' && `${path}/`.startsWith(`${base}/`) ? path.slice(base.length) || '/' : path);
    const plain = (path: string): string => below(decodePath(path)).replace(/(.)\/$/, '$1');
    const found = new Map<string, string>(this.byPath);
    const endOf = (to: string): string => {
      if (!isInternal(to)) return to;
      const { path, hash } = splitHash(to);
      const url = this.byPath.get(plain(path));
      return url === undefined ? plain(path) : hash === '' ? url : `${url}#${hash}`;
    };
    const add = (from: string, to: string): void => {
      if (!found.has(plain(from))) found.set(plain(from), endOf(to));
    };
    for (const { from, to } of configuration.redirects) for (const path of from) found.set(plain(path), endOf(to));
    for (const { from, to } of redirectsOfBuild(tree)) add(from, to);
    for (const path of this.byPath.keys()) {
      for (const from of configuration.createRedirects?.(path) ?? []) add(from, path);
      for (const ending of configuration.redirectEndings) if (ending !== 'html') add(`${path}.${ending}`, path);
    }
    for (const { instance, base: versionBase } of this.versions) {
      const tags = joinPath(versionBase, instance.tagsBase);
      if (this.spelling.size > 0) found.set(tags, `/${WIKI_FOLDER}/tags`);
      for (const tag of this.spelling.values()) found.set(`${tags}/${new GithubSlugger().slug(tag)}`, tagPath(tag));
    }
    return found;
  }

  private writeRedirects(): void {
    const pages = new Set([...this.placed.map(({ url }) => url), ...this.folders.map(({ url }) => url)].map((url) => url.toLowerCase()));
    const routes = new Set([...this.tools.routes].map((route) => route.toLowerCase()));
    const tags = new Set(this.placed.flatMap(({ page }) => this.tagsFor(page)).map(tagPath));
    const shortlinks = new Set(
      this.placed
        .flatMap(({ page }) => (Array.isArray(page.frontMatter.shortlinks) ? (page.frontMatter.shortlinks as unknown[]) : []))
        .map((name) => `/${String(name).toLowerCase()}`),
    );
    const isReserved = reservedPaths([...this.tools.staticFiles, ...[...pages].map(twinPath)]);
    const byTarget = new Map<string, string[]>();
    const taken = new Set<string>();
    for (const [from, to] of this.oldAddresses()) {
      const { path } = splitHash(to);
      const served = from.toLowerCase().replace(/(?:\/index)?(?:\.html)?$/, '');
      if (from === to || from === path || pages.has(served) || taken.has(served) || tags.has(from) || shortlinks.has(from.toLowerCase()))
        continue;
      const leadsSomewhere = !isInternal(to) || pages.has(path.toLowerCase()) || routes.has(path) || tags.has(path);
      if (from === '/' || routes.has(served)) {
        if (from !== '/')
          this.decide(
            'docusaurus.config.js',
            `The old address ${from} is a page of this site, and cannot lead to ${to}.`,
            `Link to ${to} from there.`,
          );
        continue;
      }
      if (!leadsSomewhere || isReserved(from) || !REDIRECT_PATH.test(from)) {
        this.report.lostAddresses.push(from);
        continue;
      }
      taken.add(served);
      byTarget.set(to, [...(byTarget.get(to) ?? []), from]);
    }
    const table = [...byTarget].map(([to, from]) => ({ from: from.sort(), to })).sort((first, second) => (first.to < second.to ? -1 : 1));
    this.report.redirects = table.flatMap(({ from }) => from).length;
    if (table.length > 0) this.files.set('redirects.json', { text: `${JSON.stringify(redirectsSchema.parse(table), null, 2)}\n` });
  }

  private writeSite(): void {
    const { configuration } = this.site;
    const resolveMenu = (link: MenuLink): { to: string } | { href: string } | undefined => {
      const first = link.sidebar === undefined ? undefined : this.firstOfSidebar.get(`${link.docsPluginId} ${link.sidebar}`);
      const page =
        link.doc === undefined
          ? first
          : this.all.find(({ id, version }) => id === link.doc && version?.instance.id === link.docsPluginId && version.name === 'current');
      const target = page
        ? this.resolve(page.permalink, '')
        : link.target === undefined
          ? undefined
          : this.resolve(link.target.startsWith('/') || /^[a-z]+:/i.test(link.target) ? link.target : `/${link.target}`, '');
      if (target?.kind === 'page') return { to: splitHash(target.address).path };
      if (target?.kind === 'outside' && webAddress().safeParse(target.address).success) return { href: target.address };
      return undefined;
    };
    const links = this.sidebarItems.flatMap(linksIn);
    const external = links
      .filter(({ target }) => webAddress().safeParse(target).success)
      .map(({ label, target }) => ({ label: oneLine(label), href: target }));
    const { site, advice } = siteOfImport(configuration, resolveMenu, external, this.tools.execYear ?? academicYearOf(this.tools.today));
    this.files.set('site.json', { text: `${JSON.stringify(site, null, 2)}\n` });
    this.report.advice.push(...advice.map(({ field, message }) => `site.json, "${field}": ${message}`));
  }

  /** Files that the old site served as they are stay at their addresses. */
  private copyStatic(): void {
    const { tree, configuration } = this.site;
    // A society's icon takes the place of the house's.
    const files = this.tools.staticFiles.filter((file) => file !== '/favicon.ico');
    const own = new Set([...files, '/robots.txt', '/CNAME', '/sitemap.xml', '/manifest.json']);
    const isReserved = reservedPaths(files);
    for (const folder of configuration.staticFolders) {
      for (const file of tree.keys()) {
        if (!file.startsWith(`${folder}/`)) continue;
        const address = file.slice(folder.length);
        if (/\/\./.test(address)) continue;
        if (own.has(address) || isReserved(address) || /\.html?$/i.test(address))
          this.report.leftBehind.push(`${file} stayed behind: the site cannot serve it at ${address}.`);
        else this.files.set(`static${address}`, { copyOf: file });
      }
    }
  }

  private sayWhatStays(): void {
    const { tree, configuration } = this.site;
    const { leftBehind, lostAddresses } = this.report;
    for (const page of this.all.filter(isDraft)) leftBehind.push(`${page.source} is a draft, which the old site did not publish either.`);
    for (const file of tree.keys()) {
      if (
        configuration.pages !== undefined &&
        file.startsWith(`${configuration.pages}/`) &&
        /\.[jt]sx?$/.test(file) &&
        !/(?:^|\/)_|\.test\.|__tests__|\.module\./.test(file)
      ) {
        const address = joinPath(
          file
            .slice(configuration.pages.length)
            .replace(/\.[jt]sx?$/, '')
            .replace(/\/index$/, ''),
        );
        leftBehind.push(`${file} is a program that draws the page ${address}: write its words as a page.`);
        if (address !== '/' && !this.byPath.has(address)) lostAddresses.push(address);
      }
    }
    const translations = new Map<string, number>();
    for (const file of tree.keys()) {
      const locale = /^i18n\/([^/]+)\/.*\.mdx?$/.exec(file)?.[1];
      if (locale !== undefined) translations.set(locale, (translations.get(locale) ?? 0) + 1);
    }
    for (const [locale, count] of translations)
      leftBehind.push(
        `i18n/${locale} holds ${count} translated pages: a build here has one language; import them into a content folder of their own.`,
      );
    const used = new Set([...this.files.values()].flatMap((file) => ('copyOf' in file ? [file.copyOf] : [])));
    const pages = new Set(this.all.map(({ source }) => source));
    for (const { folder } of this.versions) {
      const unused = [...tree.keys()].filter(
        (file) =>
          file.startsWith(`${folder}/`) &&
          !used.has(file) &&
          !pages.has(file) &&
          !/(?:^|\/)(?:_category_\.\w+|_[^/]*\.mdx?)$|\.(?:css|[jt]sx?|json|ya?ml)$/.test(file),
      );
      for (const file of unused) leftBehind.push(`${file} is shown and linked by no page.`);
    }
    for (const name of configuration.unplaced) leftBehind.push(`The setting "${name}" of the configuration has no place here.`);
  }
}

/** Paths that a redirect can have. */
const REDIRECT_PATH = /^(?:\/[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?)+$/;

/** A link to another site as the check wants it; `undefined` when it is none. */
function mendOutside(written: string): string | undefined {
  if (/^mailto:/i.test(written)) return /^mailto:[^@\s]+@[^@\s]+$/i.test(written) ? written : undefined;
  if (/^(?:tel|sms):/i.test(written)) return written.replace(/%20|\s/g, '');
  if (/^https?:/i.test(written)) return /^https?:\/\/[^/]/i.test(written) && URL.canParse(written) ? written : undefined;
  return /^[a-z][a-z0-9+.-]*:/i.test(written) ? undefined : written;
}

/** Puts the words of links that lead nowhere in their place. */
function unwrap(node: SyntaxNode): void {
  node.children = node.children?.flatMap((child): SyntaxNode[] => {
    unwrap(child);
    return child.type === 'converted' ? (child.children ?? []) : [child];
  });
}

/** All that readers can read of a tree, with spaces between blocks. */
function textOfTree(root: SyntaxNode): string {
  const words: string[] = [];
  walk(root, (node) => {
    if (node.type === 'headingId') return;
    if (isFlow(node) || node.type === 'break' || node.type === 'image') words.push(' ');
    if (node.type === 'image') words.push(node.alt ?? '', ' ', node.title ?? '', ' ');
    else if (node.type === 'link') words.push(node.title ? ` ${node.title} ` : '');
    else if (node.value !== undefined) words.push(node.value);
    else if (node.type === 'mdxJsxFlowElement') {
      for (const { value } of Array.isArray(node.attributes) ? node.attributes : [])
        if (typeof value === 'string') words.push(` ${value} `);
    }
  });
  return words.join('');
}

function firstPage(items: readonly SidebarItem[]): ForeignPage | undefined {
  for (const item of items) {
    if (item.type === 'doc') return item.page;
    if (item.type !== 'category') continue;
    const found = item.page ?? firstPage(item.items);
    if (found) return found;
  }
  return undefined;
}

function linksIn(item: SidebarItem): { label: string; target: string }[] {
  if (item.type === 'link') return [{ label: item.label, target: item.target }];
  return item.type === 'category' ? item.items.flatMap(linksIn) : [];
}

/** Imports a site. Reads and writes nothing. */
export function importDocusaurus(site: DocusaurusSite, tools: ImportTools): Imported {
  return new DocusaurusImport(site, tools).run();
}
