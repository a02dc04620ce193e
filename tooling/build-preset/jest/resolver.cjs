/** Resolves as CommonJS does; a package with ES modules alone is resolved again as `import` does. */
module.exports = function resolve(request, options) {
  try {
    return options.defaultResolver(request, options);
  } catch (error) {
    const conditions = [...(options.conditions ?? []).filter((name) => name !== 'require'), 'import'];
    try {
      return options.defaultResolver(request, { ...options, conditions });
    } catch {
      throw error;
    }
  }
};
