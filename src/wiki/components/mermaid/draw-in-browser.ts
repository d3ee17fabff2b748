/** Draws with Mermaid, which `publish-mermaid.ts` bundles: webpack would spend seconds on its many kinds of diagrams. */
import type { Mermaid, MermaidConfig } from 'mermaid';

const ROLES = ['ink', 'dim', 'line', 'rule', 'grid', 'tint', 'sheet', 'paper', 'amber', 'amber-tint', 'gel-1', 'gel-3'] as const;

type Colours = Readonly<Record<(typeof ROLES)[number], string>>;

const tokenOf = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

function coloursOfMode(): Colours {
  return Object.fromEntries(ROLES.map((role) => [role, tokenOf(role)])) as Colours;
}

/** Mermaid derives further colours from these. */
const variablesOf = (colours: Colours): Record<string, string> => ({
  background: colours.sheet,
  primaryColor: colours.tint,
  primaryTextColor: colours.ink,
  primaryBorderColor: colours.line,
  secondaryColor: colours.paper,
  tertiaryColor: colours.paper,
  lineColor: colours.line,
  textColor: colours.ink,
  titleColor: colours.ink,
  noteBkgColor: colours['amber-tint'],
  noteTextColor: colours.ink,
  noteBorderColor: colours.amber,
  sectionBkgColor: colours.grid,
  sectionBkgColor2: colours.grid,
  altSectionBkgColor: colours.sheet,
  gridColor: colours.rule,
  taskBkgColor: colours.tint,
  taskBorderColor: colours.line,
  taskTextColor: colours.ink,
  taskTextDarkColor: colours.ink,
  taskTextOutsideColor: colours.ink,
  activeTaskBkgColor: colours['gel-1'],
  activeTaskBorderColor: colours.line,
  doneTaskBkgColor: colours.paper,
  doneTaskBorderColor: colours.rule,
  critBkgColor: colours['amber-tint'],
  critBorderColor: colours.amber,
  todayLineColor: colours.amber,
  pie1: colours['gel-1'],
  pie2: colours.tint,
  pie3: colours['gel-3'],
  pieStrokeColor: colours.line,
  pieOuterStrokeColor: colours.line,
});

/** Letters of the text's size; a Gantt chart is as wide as a column of text. */
const SETTINGS: MermaidConfig = {
  startOnLoad: false,
  theme: 'base',
  gantt: { useWidth: 736, fontSize: 14, sectionFontSize: 14, barHeight: 26, leftPadding: 120 },
};

/** Replaces colours by custom properties: on paper a drawing is light. */
function withRoles(svg: string, colours: Colours): string {
  return ROLES.reduce((drawn, role) => drawn.replaceAll(new RegExp(`${colours[role]}(?![\\da-f])`, 'gi'), `var(--${role})`), svg);
}

/** Draws a chart in the colours of the current mode, with the script at `library`. @throws Error if Mermaid cannot be loaded, or cannot draw it */
export async function drawInBrowser(library: string, chart: string, id: string): Promise<string> {
  const { default: mermaid } = (await import(/* webpackIgnore: true */ library)) as { default: Mermaid };
  const colours = coloursOfMode();
  const themeCSS = `.tick text { font-size: 13px } .tick line { stroke: ${colours.rule} }`;
  mermaid.initialize({ ...SETTINGS, fontFamily: tokenOf('typeface'), themeCSS, themeVariables: variablesOf(colours) });
  const { svg } = await mermaid.render(id, chart);
  return withRoles(svg, colours);
}
