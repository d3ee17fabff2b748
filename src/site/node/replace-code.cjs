/**
 * Webpack loader that replaces a piece of a package's code. Its options are `{ from, to, why }`.
 * @throws if the package no longer has that piece, so that an update of the package is noticed
 */
module.exports = function replaceCode(source) {
  const { from, to, why } = this.getOptions();
  if (!source.includes(from)) {
    throw new Error(`${this.resourcePath} no longer contains "${from}". Adapt the rule in configure-webpack.ts, or delete it: ${why}`);
  }
  return source.replace(from, () => to);
};
