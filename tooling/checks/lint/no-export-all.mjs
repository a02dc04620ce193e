/** Refuses `export *`: reviewers must see in the diff of a package's index which names it exports. */
const noExportAll = {
  create: (context) => ({
    ExportAllDeclaration: (node) => context.report({ node, message: 'Name what leaves the package: the diff of its door is the review.' }),
  }),
};

export default { meta: { name: 'lint' }, rules: { 'no-export-all': noExportAll } };
