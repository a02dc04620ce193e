/** Refuses `export *`: the diff of a package's door is the review of what leaves it. */
const noExportAll = {
  create: (context) => ({
    ExportAllDeclaration: (node) => context.report({ node, message: 'Name what leaves the package: the diff of its door is the review.' }),
  }),
};

export default { meta: { name: 'lint' }, rules: { 'no-export-all': noExportAll } };
