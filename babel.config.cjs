/**
 * How the code becomes that of browsers. Gatsby's own preset turns `?.`, `??`, classes and spreads into older
 * code even for browsers that have them, which is a kilobyte on every page; those that we support
 * (`browserslist` in package.json) have them all, and so has Node, where pages are rendered.
 */
module.exports = (api) => {
  const isProduction = api.env('production');
  return {
    presets: [
      ['@babel/preset-env', { modules: false, bugfixes: true }],
      ['@babel/preset-react', { runtime: 'automatic', development: !isProduction }],
    ],
    plugins: isProduction ? [['transform-react-remove-prop-types', { removeImport: true }]] : [],
  };
};
