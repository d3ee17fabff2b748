import { navigate } from 'gatsby';
import { sitePathname } from '../../../components/site-pathname';
import { useWikiPlaces } from '../use-wiki-tree';

/** A page of the wiki, any page. */
export function RandomPage() {
  const places = useWikiPlaces();
  const go = () => {
    const current = sitePathname(window.location.pathname);
    const others = places.flatMap(({ path }) => (path === null || path === current ? [] : [path]));
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
