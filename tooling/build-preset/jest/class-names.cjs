// A CSS module in tests: each class is named as in its sheet.
module.exports = { __esModule: true, default: new Proxy({}, { get: (_target, name) => String(name) }) };
