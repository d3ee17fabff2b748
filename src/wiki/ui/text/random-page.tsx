import { navigate } from 'gatsby';
import { sitePathname } from '../../../components/site-pathname';
import { useWikiTree, type WikiTreeItem } from '../use-wiki-tree';

function pathsIn(item: WikiTreeItem): string[] {
  return [...(item.path === null ? [] : [item.path]), ...(item.children ?? []).flatMap(pathsIn)];
}

/** A page of the wiki, any page. */
export function RandomPage() {
  const tree = useWikiTree();
  const go = () => {
    const current = sitePathname(window.location.pathname);
    const others = pathsIn(tree).filter((path) => path !== current);
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
