/** Stands for a file of style or type. The class names of a CSS module are those in the style sheet. */
module.exports = new Proxy({}, { get: (_target, name) => (name === '__esModule' ? true : String(name)) });
