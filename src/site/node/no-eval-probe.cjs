/**
 * Webpack loader for DocSearch, whose bundled validator probes whether `new Function` is allowed. Our content security policy
 * forbids it and browsers report the attempt, so the probe is replaced by its result.
 */
const PROBE = 'new Function(""),!0';

module.exports = (source) => {
  if (!source.includes(PROBE))
    throw new Error('DocSearch no longer tries out eval as it did: src/site/node/no-eval-probe.cjs can go, or needs its new form.');
  return source.replace(PROBE, '!1');
};
