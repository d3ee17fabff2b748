import type { Root } from 'hast';
import { sectionsOf } from '../../../components/sections';
import { renderTree } from '../../../wiki/ui/text/render-tree';
import { Section } from '../../../components/section';
import { Prose } from './prose';

/** The sections of a text, each with its heading in the margin, without the part above the first heading. */
export function TextSections({ tree }: { tree: Root }) {
  return sectionsOf(tree).map(({ id, heading, content }) => (
    <Section key={id} id={id} title={renderTree({ type: 'root', children: heading }, {})} isText>
      <Prose tree={content} />
    </Section>
  ));
}
