// The address of a picture or font in tests.
module.exports = { __esModule: true, default: 'asset' };
