/** Puts a text in place of another in a source. @throws {Error} when the source does not have it, or has it more than once. */
module.exports = function changeText(source) {
  const { from, to } = this.getOptions();
  const parts = source.split(from);
  if (parts.length !== 2) throw new Error(`${this.resourcePath} has the text ${parts.length - 1} times: ${from}`);
  return parts.join(to);
};
