import { SmartLink } from '../../../components/smart-link';
import { Admonition } from './admonition';
import { CodeBlock } from './code-block';
import { Figure, Gallery } from './figures';
import { guard } from '../../../components/guard';
import { heading } from './heading';
import { onItsPages } from '../../../components/on-its-pages';
import { Mermaid } from './mermaid';
import { ScrollableTable } from './scrollable-table';

const Video = onItsPages('The video', () => import('./video').then((module) => module.Video));

/** What the elements of every text become, on a wiki page and elsewhere. */
export const TEXT_COMPONENTS = {
  a: SmartLink,
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  pre: CodeBlock,
  table: ScrollableTable,
  Admonition,
  Figure,
  Gallery,
  Mermaid: guard('Mermaid', Mermaid),
  Video: guard('Video', Video),
};
