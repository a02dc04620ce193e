/**
 * Replaces @emotion/serialize in tests. Its rules go to a sheet that ignores them (no-styles.cjs), so building and hashing each element's
 * styles is wasted time.
 */
module.exports = { serializeStyles: () => ({ name: 'none', styles: '' }) };
