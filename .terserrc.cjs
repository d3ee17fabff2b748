// For Parcel alone, with which Gatsby compiles gatsby-config.ts and gatsby-node.ts: code that only Node reads need not be short.
module.exports = { compress: false, mangle: false };
