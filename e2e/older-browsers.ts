/* Scripts that make an engine of today behave as an older browser does, where that browser can't be had. */

/** Before Safari 18.2 and Firefox 129 a click was a MouseEvent, which doesn't say what it came from. */
export const clicksBeforeSafari18 = `addEventListener(
  'click',
  (event) => Object.setPrototypeOf(event, MouseEvent.prototype),
  true,
)`;
