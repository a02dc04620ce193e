const { forwardRef, useImperativeHandle } = require('react');

/** Replaces MUI's ripple in tests. Its timers change state after the click, outside `act`, which fails a test on a slow machine. */
const NoRipple = forwardRef(function NoRipple(_props, ref) {
  useImperativeHandle(ref, () => ({ start() {}, stop() {}, pulsate() {} }), []);
  return null;
});

module.exports = { __esModule: true, default: NoRipple };
