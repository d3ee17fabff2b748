import { navigate } from 'gatsby';
import { sitePathname } from '../../../components/site-pathname';
import { decodeAddress } from '../../../content-model/addresses';
import type { WikiTreeItem } from '../../node/tree';
import { useWikiTree } from '../../ui/wiki-layout';

const pathsOf = ({ path, children }: WikiTreeItem): string[] => [...(path === null ? [] : [path]), ...children.flatMap(pathsOf)];

/** Opens any page of the wiki. */
export function RandomPage() {
  const tree = useWikiTree();
  const go = () => {
    const current = decodeAddress(sitePathname(window.location.pathname));
    const others = tree.flatMap(pathsOf).filter((path) => path !== current);
    const path = others[Math.floor(Math.random() * others.length)];
    if (path !== undefined) void navigate(path);
  };
  return (
    <p className="needs-script">
      <button type="button" className="button" onClick={go}>
        I’m feeling lucky
      </button>
    </p>
  );
}
