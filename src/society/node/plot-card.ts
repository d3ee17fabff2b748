/** Draws the link preview of each show: its plot on the dark sheet, beside title, society and days. */
import type { BuildArgs, Node } from 'gatsby';
import { cardPath } from '../../content-model/addresses';
import { dayOfFinishedBuild } from '../../content-model/build-day';
import { PREVIEW, previewOf, problemOfDrawing } from '../../content-model/drawing';
import { escapeMarkup } from '../../content-model/escape';
import { loadSiteConfiguration } from '../../content-model/load-site';
import { widthOfText } from '../../content-model/outline-text';
import { FONT_FILES, PALETTES } from '../../content-model/palette';
import { cachePathOf, cachePicture, PICTURES_FOLDER, readCachedPicture } from '../../content-model/picture-cache';
import { publishFiles } from '../../content-model/publish-files';
import type { Venue } from '../../content-model/society-schemas';
import { SHOW_YEARS } from '../../content-model/year-kinds';
import { datesInWords } from '../days';
import { fillOf, layersOf, plotOfShow, SHEET, type DrawnPlot } from '../plot';
import type { ProductionNode } from './production-nodes';

/** Left edge and width of the words, in pixels. */
const WORDS = { left: 56, width: 520 };
const SHEET_AT = { x: 616, y: 40, size: 550 };

/** Font sizes of a title, each with the most lines that fit. */
const TITLE_SIZES = [
  { size: 84, most: 3 },
  { size: 64, most: 5 },
  { size: 48, most: 7 },
] as const;
/** Font size of a longer title. A word that is still too wide makes it smaller. */
const SMALLEST_TITLE = 48;
const FACT_SIZE = 32;
const ROW_HEIGHT = 72;

const LOOKS: Readonly<Record<ReturnType<typeof layersOf>[number]['look'], string>> = {
  lines: 'opacity=".8"',
  walls: 'stroke-width="7"',
  dark: 'opacity=".6" stroke-dasharray="4 6"',
  beams: '',
  outlines: 'fill="var(--sheet)" stroke-width="2.5"',
  strokes: 'stroke-width="14"',
};

/** Breaks a text into lines. A word that is wider than a line stands alone. */
function linesOf(words: string, size: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && widthOfText(longer, size) <= WORDS.width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const text = (words: string, y: number, size: number): string =>
  `<text x="${WORDS.left}" y="${y}" font-size="${size}">${escapeMarkup(words)}</text>`;

/** The largest size up to `size` at which all lines fit. */
function sizeThatFits(lines: readonly string[], size: number): number {
  const widest = Math.max(...lines.map((line) => widthOfText(line, size)));
  return widest <= WORDS.width ? size : (size * WORDS.width) / widest;
}

function titleOf(title: string): string {
  const fitting = TITLE_SIZES.find(({ size, most }) => {
    const lines = linesOf(title, size);
    return lines.length <= most && sizeThatFits(lines, size) === size;
  });
  const usual = fitting?.size ?? SMALLEST_TITLE;
  const lines = linesOf(title, usual);
  const size = sizeThatFits(lines, usual);
  return lines.map((line, index) => text(line, SHEET_AT.y + size * (1 + index * 1.12), size)).join('');
}

/** A row of the title block for each fact, above the lower edge. */
function rowsOf(facts: readonly string[]): string {
  return facts
    .map((fact, index) => {
      const bottom = SHEET_AT.y + SHEET_AT.size - ROW_HEIGHT * (facts.length - 1 - index);
      const rule = `<path d="M${WORDS.left} ${bottom - ROW_HEIGHT}h${WORDS.width}" stroke="var(--line)" stroke-width="2"/>`;
      return rule + text(fact, bottom - 24, sizeThatFits([fact], FACT_SIZE));
    })
    .join('');
}

function drawPlot(plot: DrawnPlot): string {
  const layers = layersOf(plot).map(({ look, gel, paths }) => {
    const colours = gel === undefined ? '' : `fill="var(--gel-${gel})" fill-opacity="${fillOf(plot)}" stroke="var(--gel-${gel})"`;
    return `<g ${LOOKS[look]} ${colours}>${paths.map((path) => `<path d="${path}"/>`).join('')}</g>`;
  });
  return `<g transform="translate(${SHEET_AT.x} ${SHEET_AT.y}) scale(${SHEET_AT.size / SHEET})" fill="none" stroke="var(--line)" stroke-width="2">
    <path d="M0 0h${SHEET}v${SHEET}H0z" fill="var(--sheet)"/>${layers.join('')}</g>`;
}

function draw(words: string, plot: DrawnPlot): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PREVIEW.width} ${PREVIEW.height}">
    <path d="M0 0h${PREVIEW.width}v${PREVIEW.height}H0z" fill="var(--paper)"/>
    ${drawPlot(plot)}<g fill="var(--ink)">${words}</g></svg>`;
}

/**
 * The card of a show as PNG. It has no words if the typeface lacks one of their letters.
 * @param facts society and days, as far as they are known
 */
export async function cardOfShow(title: string, facts: readonly (string | undefined)[], plot: DrawnPlot): Promise<Buffer> {
  const known = facts.filter((fact) => fact !== undefined);
  const withWords = draw(titleOf(title) + rowsOf(known), plot);
  const cachePath = cachePathOf(PICTURES_FOLDER, ['card', withWords, PALETTES.dark, FONT_FILES], '.png');
  const cached = await readCachedPicture(cachePath);
  if (cached) return cached;
  const card = await previewOf(problemOfDrawing(withWords) ? draw('', plot) : withWords);
  await cachePicture(card, cachePath);
  return card;
}

type Nodes = Pick<BuildArgs, 'getNode' | 'getNodesByType'>;

/** The link preview of each show that has a crew, by its path on the site. */
async function drawCards({ getNode, getNodesByType }: Nodes): Promise<ReadonlyMap<string, Buffer>> {
  const day = dayOfFinishedBuild({ getNodesByType });
  const { departments } = loadSiteConfiguration();
  const cards = await Promise.all(
    (getNodesByType('Production') as ProductionNode[]).map(async (show): Promise<[string, Buffer] | undefined> => {
      const venue = show.venue === undefined ? undefined : (getNode(show.venue) as (Node & Pick<Venue, 'plan'>) | undefined);
      const plot = plotOfShow(show, { day, departments, plan: venue?.plan });
      if (!plot || plot.lanterns.length === 0) return undefined;
      const lanterns = plot.lanterns.map((lantern) => ({ ...lantern, person: lantern.person === undefined ? null : { path: null } }));
      const card = await cardOfShow(show.name, [show.societyName, datesInWords(show)], { ...plot, lanterns });
      return [cardPath(show.path), card];
    }),
  );
  return new Map(cards.filter((card) => card !== undefined));
}

let drawn: ReturnType<typeof drawCards> | undefined;

/** Draws the link previews while webpack, which uses one core, bundles. */
export function startCards(nodes: Nodes): void {
  drawn = drawCards(nodes);
  // `publishCards` throws what fails.
  drawn.catch(() => undefined);
}

/** Writes the link previews that `startCards` draws into the finished site, beside their pages. */
export async function publishCards(): Promise<void> {
  await publishFiles((await drawn) ?? new Map(), { folders: [SHOW_YEARS.pagesBelow ?? ''], ending: '.png' });
}
