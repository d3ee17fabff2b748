/**
 * Loader of webpack for Gatsby's list of plugins that run in the browser, which brings along all the options of
 * each. It leaves out those plugins that have nothing to do here: the scrolling to a heading, which the browser and
 * `src/site/ui/scroll.ts` do, the manifest of each language, and workers for scripts of others.
 */
const UNUSED = /(?:gatsby-remark-autolink-headers|gatsby-plugin-manifest|partytown)\/gatsby-browser\.js$/;
const ENTRY = /\{\s*plugin: require\('([^']+)'\),\s*options: .*,\s*\},?/g;

module.exports = (source) => source.replace(ENTRY, (entry, file) => (UNUSED.test(file) ? '' : entry));
