/** A CSS module whose class names are the names in the style sheet. */
module.exports = new Proxy({}, { get: (_target, name) => (name === '__esModule' ? true : String(name)) });
